import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { openQuestion } from '../../../../ui/records/exchanges.tsx'
import type { LimitPage } from '../parts/credit-limit-queries.ts'
import { AnswerLimit } from './answer-limit.tsx'
import { AskBuyer } from './ask-buyer.tsx'
import { SignTermSheet } from './sign-term-sheet.tsx'

/** What the customer has to do first, or the decision. */
export function LimitBanner({ page }: { page: LimitPage }) {
  const { credit_limit: limit, term_sheet: sheet, exchanges, next } = page
  const question = openQuestion(exchanges)
  if (limit.state === 'documents_requested' && question)
    return (
      <Banner
        tone="wait"
        title="We need a document"
        action={
          <MayOnly who="preparer">
            <AskBuyer limit={limit} />
            <AnswerLimit creditLimitId={limit.credit_limit_id} question={question} />
          </MayOnly>
        }
      >
        {question}
      </Banner>
    )
  if (limit.state === 'term_sheet' && sheet && next?.who === 'approver')
    return (
      <Banner
        tone="wait"
        title={`${sheet.finance_partner_name} offers ${formatAmount(sheet.approved_amount, limit.currency)}`}
        action={
          <MayOnly who="approver">
            <SignTermSheet limit={limit} sheet={sheet} />
          </MayOnly>
        }
      >
        Sign the term sheet by {formatInstant(sheet.expires_at)} to open the limit.
      </Banner>
    )
  if (limit.is_usable && limit.valid_until && limit.limit_approved !== null)
    return (
      <Banner
        tone="done"
        title="The limit is open"
        action={
          <MayOnly who="preparer">
            <LinkButton to="/invoice-factoring?form=fund&step=details">Fund an invoice</LinkButton>
          </MayOnly>
        }
      >
        Invoices to {limit.buyer_name} can be funded up to{' '}
        {formatAmount(limit.limit_approved, limit.currency)} until {formatDay(limit.valid_until)}.
      </Banner>
    )
  if (limit.state === 'declined')
    return (
      <Banner tone="lost" title="Declined">
        {limit.reason}
      </Banner>
    )
  return null
}
