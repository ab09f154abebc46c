import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { isCurrency } from '@tradelane/money'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { Amount } from '../../ui/amount.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { paymentLink } from './payment-link.ts'

type PaymentsTableProps = {
  label: string
  rows: readonly WireSimplePayment[] | undefined
  empty: ReactNode
}

export function PaymentsTable({ label, rows, empty }: PaymentsTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ simple_payment_id }) => simple_payment_id}
      rowLink={paymentLink}
      skeletonRows={4}
      empty={empty}
    />
  )
}

const columns: Column<WireSimplePayment>[] = [
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
    cell: ({ reference }) => <span className="line-clamp-2 wrap-anywhere">{reference ?? '–'}</span>,
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge kind="payment" state={status} />,
  },
  { key: 'amount', title: 'Amount', isRight: true, cell: (payment) => <AmountSent payment={payment} /> },
]

export function AmountSent({ payment }: { payment: WireSimplePayment }) {
  const { amount_sent: amount, amount_sent_currency: currency } = payment
  if (amount === null || currency === null || !isCurrency(currency)) return '–'
  return <Amount value={amount} currency={currency} />
}
