import { factoringPaymentStateTable } from '@tradelane/contract/invoice-factoring/states'
import { formatAmount, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { FundingPage } from './funding-queries.ts'

type Payment = FundingPage['payments'][number]

/** What was paid, and how each payment was shared out. */
export const PaymentsList = ({ payments }: { payments: readonly Payment[] }) => (
  <ul aria-label="Payments" className="grid grid-cols-1 gap-4">
    {payments.map((payment) => (
      <li key={payment.payment_id} className="num border-t border-line pt-4 first:border-0 first:pt-0">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-medium wrap-anywhere">
            {formatDay(payment.paid_on)}, {payerOf(payment)}
          </span>
          <StatusBadge states={factoringPaymentStateTable} state={payment.state} />
        </div>
        <DefinitionList layout="summary" facts={sharesOf(payment)} />
      </li>
    ))}
  </ul>
)

const payerOf = ({ payer, sender }: Payment): string => (payer === 'buyer' ? sender : 'from the wallet')

/** Nothing is shared out of a payment that is not collected, or that goes back. */
function sharesOf({ currency, amount, interest, principal, fee, rest }: Payment): Fact[] {
  const share = (term: string, value: WireAmount | null): Fact[] =>
    value === null ? [] : [{ term, value: formatAmount(value, currency) }]
  return [
    { term: 'Paid', value: formatAmount(amount, currency) },
    ...share('Interest', interest),
    ...share('Advance repaid', principal),
    ...share('Fee', fee),
    ...share('Remainder', rest),
  ]
}
