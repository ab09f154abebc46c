import { noticeDays } from '@tradelane/contract/claims/calls'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { openQuestion } from '../../../ui/exchanges.tsx'
import type { ClaimPage } from '../parts/queries.ts'
import { AnswerQuestion } from './answer-question.tsx'

/** What the customer has to do first, or the decision. */
export function ClaimBanner({ claim }: { claim: ClaimPage['claim'] }) {
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
  if (claim.state === 'draft' && claim.notice_due)
    return (
      <Banner tone="wait" title={`Notify the carrier by ${formatDay(claim.notice_due)}`}>
        The letter above does this. Later, the carrier is presumed to have delivered the goods in good order (
        {noticeDays[claim.carriage].rule}).
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
