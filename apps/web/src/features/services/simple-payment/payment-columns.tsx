import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { isCurrency } from '@tradelane/money'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'

export const paymentColumns: Column<WireSimplePayment>[] = [
  {
    key: 'beneficiary',
    title: 'Beneficiary',
    cell: ({ company_name, account_last_four }) => (
      <>
        {company_name ?? 'No beneficiary chosen yet'}
        {account_last_four && (
          <span className="num block text-xs font-normal text-ink-2">Account ••{account_last_four}</span>
        )}
      </>
    ),
  },
  {
    key: 'reference',
    title: 'Reference',
    className: 'max-w-52 wrap-anywhere',
    cell: ({ reference, payment_number }) => (
      <>
        {reference ?? 'No reference yet'}
        <span className="num block text-xs whitespace-nowrap text-ink-2">{payment_number}</span>
      </>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ submitted_at, created_at }) => formatDay(submitted_at ?? created_at),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge states={paymentStateTable} state={status} />,
  },
  {
    key: 'sent',
    title: 'You send',
    isRight: true,
    cell: (payment) => amountOf(payment.amount_sent, payment.amount_sent_currency),
  },
  {
    key: 'received',
    title: 'They receive',
    isRight: true,
    cell: (payment) => amountOf(payment.amount_received, payment.amount_received_currency),
  },
]

/** Who submitted it, in the place of the status: that is the same for all of them. */
export const waitingColumns: Column<WireSimplePayment>[] = paymentColumns.map((column) =>
  column.key === 'status'
    ? { key: 'requested', title: 'Prepared by', cell: ({ approval_requested_by: name }) => name ?? '–' }
    : column,
)

export function amountOf(amount: number | null, currency: string | null) {
  return amount === null || currency === null || !isCurrency(currency) ? (
    '–'
  ) : (
    <Amount value={amount} currency={currency} />
  )
}
