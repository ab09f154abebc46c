import type { WireClaim } from '@tradelane/contract/claims/calls'
import { claimStateTable } from '@tradelane/contract/claims/states'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { Exchanges, openQuestion } from '../../../../ui/records/exchanges.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordHeader, RecordPage } from '../../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { amountFacts, claimFacts } from './claim-facts.ts'
import type { ClaimPage } from './claim-queries.ts'
import { DocumentList } from './document-list.tsx'

type ClaimRecordProps = {
  page: Pick<ClaimPage, 'timeline' | 'next'> & { claim: WireClaim }
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner?: ReactNode
  /** In the place of the claim, while it is a draft. */
  form?: ReactNode
  /** For the person who decides, beside the claim. */
  beside?: ReactNode
  isOffice?: boolean
}

/** A claim, as the customer and the back office see it. */
export function ClaimRecord({ page, banner, form, beside, isOffice = false, ...props }: ClaimRecordProps) {
  const { claim, timeline, next } = page
  const header = {
    ...props,
    title: `Claim ${claim.claim_number}`,
    badge: <StatusBadge states={claimStateTable} state={claim.state} />,
  }
  if (form)
    return (
      <>
        <RecordHeader {...header} />
        <div className="grid gap-4">
          {banner}
          {form}
        </div>
      </>
    )
  return (
    <RecordPage
      {...header}
      next={!(banner && openQuestion(claim.exchanges)) && { next, isOffice }}
      banner={banner}
      // What is decided on comes first, on a phone too; what happened comes last.
      history={
        <>
          <Card title="Amounts">
            <DefinitionList layout="summary" facts={amountFacts(claim)} />
          </Card>
          <Card title="The loss">
            <DefinitionList facts={claimFacts(claim)} />
          </Card>
          <Card title="Documents">
            <DocumentList documents={claim.documents} />
          </Card>
        </>
      }
      facts={
        <>
          {claim.exchanges.length > 0 && (
            <Card title="Questions and answers">
              <Exchanges exchanges={claim.exchanges} />
            </Card>
          )}
          {beside}
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
        </>
      }
    />
  )
}
