import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { isCurrency } from '@tradelane/money'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { Amount } from '../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'

export const paymentColumns: Column<WireSimplePayment>[] = [
  {
    key: 'beneficiary',
    title: 'Beneficiary',
    className: 'sm:min-w-48',
    cell: (payment) => (
      <>
        <span className="line-clamp-1 wrap-anywhere">{payment.company_name ?? 'No beneficiary'}</span>
        <span className="num block text-xs font-normal whitespace-nowrap text-ink-2">
          {formatDay(payment.submitted_at ?? payment.created_at)}
          {payment.account_last_four && ` · ••${payment.account_last_four}`}
        </span>
      </>
    ),
  },
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ reference, payment_number }) => (
      <>
        <span className="line-clamp-2 wrap-anywhere">{reference ?? 'No reference'}</span>
        <span className="num block text-xs whitespace-nowrap text-ink-2">{payment_number}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge states={paymentStateTable} state={status} />,
  },
  { key: 'amount', title: 'Amount', isRight: true, cell: (payment) => <AmountSent payment={payment} /> },
]

export function AmountSent({ payment }: { payment: WireSimplePayment }) {
  const { amount_sent: amount, amount_sent_currency: currency } = payment
  if (amount === null || currency === null || !isCurrency(currency)) return '–'
  return <Amount value={amount} currency={currency} />
}
