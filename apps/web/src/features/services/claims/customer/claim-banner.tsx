import { claimActions } from '@tradelane/contract/claims/actions'
import { carrierNoticeOf } from '@tradelane/contract/claims/carrier-notice'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { openQuestion } from '../../../../ui/records/exchanges.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import type { ClaimPage } from '../parts/claim-queries.ts'
import { AnswerQuestion } from './answer-question.tsx'

/** What the customer has to do first, or the decision. */
export function ClaimBanner({ claim }: { claim: ClaimPage['claim'] }) {
  const question = openQuestion(claim.exchanges)
  if (question && (claim.state === 'submitted' || claim.state === 'assessing'))
    return (
      <Banner
        tone="wait"
        title="We have a question"
        action={
          <RecordAction action={claimActions.answer} record={{ state: claim.state, is_asked: true }}>
            {() => <AnswerQuestion claim={claim} question={question} />}
          </RecordAction>
        }
      >
        {question}
      </Banner>
    )
  if (claim.state === 'draft') return <NotifyCarrier claim={claim} />
  if (claim.state === 'paid') return <Banner tone="done">The amount is in your US Dollar account.</Banner>
  if (claim.state === 'declined')
    return (
      <Banner tone="lost" title="Declined">
        {claim.reason}
      </Banner>
    )
  return null
}

/** What preserves the claim against the carrier; nothing where no notice is due. */
function NotifyCarrier({ claim: { carriage, loss_type, notice_due } }: { claim: ClaimPage['claim'] }) {
  const notice = carrierNoticeOf(carriage, loss_type)
  if (!notice) return null
  const within = notice.days === 0 ? 'at delivery' : `within ${notice.days} days of delivery`
  return (
    <Banner tone="wait" title={`Notify the carrier ${notice_due ? `by ${formatDay(notice_due)}` : within}`}>
      {notice.isEarlierIfApparent && 'If the loss was visible at delivery, notify the carrier then. '}
      Send the letter above, and keep the proof that it was sent. Later, {notice.later} ({notice.rule}).
    </Banner>
  )
}
