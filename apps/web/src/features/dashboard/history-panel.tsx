import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment'
import { isCurrency } from '@tradelane/money'
import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format-date.ts'
import { Amount } from '../../ui/amount.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { paymentLink } from './payment-link.ts'
import { paymentsQuery } from './queries.ts'

const shownRows = 4

/** The newest payments that were submitted; all of them stand on their own page. */
export function HistoryPanel() {
  const { data, error, refetch } = useQuery(paymentsQuery({ isDraft: false, limit: shownRows, page: 1 }))
  return (
    <Card
      title="History"
      isFlush
      action={
        <Link to="/payments?show=submitted" className="text-link">
          View all<span className="sr-only"> payments</span>
        </Link>
      }
    >
      {error ? (
        <PanelFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="History"
          columns={columns}
          rows={data?.data}
          rowKey={({ simple_payment_id }) => simple_payment_id}
          rowLink={paymentLink}
          skeletonRows={shownRows}
          empty={<NothingPaid />}
        />
      )}
    </Card>
  )
}

const columns: Column<WireSimplePayment>[] = [
  {
    key: 'beneficiary',
    title: 'Beneficiary',
    cell: (payment) => (
      <>
        {payment.company_name ?? 'No beneficiary'}
        <span className="block text-xs font-normal text-ink-2">
          {formatDay(payment.submitted_at ?? payment.created_at)}
          {payment.account_last_four && ` · ••${payment.account_last_four}`}
        </span>
      </>
    ),
  },
  {
    key: 'reference',
    title: 'Reference',
    className: 'max-w-44 wrap-anywhere',
    cell: ({ reference }) => reference ?? '–',
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

function NothingPaid() {
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title="No record found"
      action={
        <LinkButton to="/simple-payment" size="sm">
          New payment
        </LinkButton>
      }
    >
      Payments you have submitted stand here, each with its status.
    </EmptyState>
  )
}
