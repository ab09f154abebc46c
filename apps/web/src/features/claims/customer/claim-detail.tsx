import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { History } from '../../../ui/history.tsx'
import { amountFacts, claimFacts } from '../parts/claim-facts.ts'
import { DocumentList } from '../parts/document-list.tsx'
import { Exchanges, openQuestion } from '../parts/exchanges.tsx'
import type { ClaimPage } from '../parts/queries.ts'
import { AnswerQuestion } from './answer-question.tsx'

/** Where a claim stands, and what is asked of the customer. */
export function ClaimDetail({ page }: { page: ClaimPage }) {
  const { claim } = page
  return (
    <div className="grid gap-4">
      <Outcome claim={claim} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="What happened with it">
            <History timeline={page.timeline} next={page.next} />
          </Card>
          {claim.exchanges.length > 0 && (
            <Card title="Questions and answers">
              <Exchanges exchanges={claim.exchanges} />
            </Card>
          )}
        </div>
        <div className="grid gap-4">
          <Card title="Amounts">
            <DefinitionList layout="summary" facts={amountFacts(claim)} />
          </Card>
          <Card title="The loss">
            <DefinitionList facts={claimFacts(claim)} />
          </Card>
          <Card title="Documents">
            <DocumentList documents={claim.documents} />
          </Card>
        </div>
      </div>
    </div>
  )
}

function Outcome({ claim }: { claim: ClaimPage['claim'] }) {
  const question = openQuestion(claim.exchanges)
  if (question && (claim.state === 'submitted' || claim.state === 'assessing'))
    return (
      <Banner
        tone="wait"
        title="We have a question"
        action={<AnswerQuestion claim={claim} question={question} />}
      >
        {question}
      </Banner>
    )
  if (claim.state === 'paid') return <Banner tone="done">The amount is in your US Dollar account.</Banner>
  if (claim.state === 'declined')
    return (
      <Banner tone="lost" title="Declined">
        {claim.reason}
      </Banner>
    )
  return null
}
