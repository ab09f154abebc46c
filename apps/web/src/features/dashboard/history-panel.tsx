import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment'
import { isCurrency } from '@tradelane/money'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../lib/format-date.ts'
import { Amount } from '../../ui/amount.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { paymentLink } from './payment-link.ts'
import { paymentsQuery } from './queries.ts'

const shownAtFirst = 4
const shownOnPages = 20

/** Payments that were submitted: the newest four, or all of them page by page in a window of fixed height. */
export function HistoryPanel() {
  const [page, setPage] = useState<number>()
  const which = { isDraft: false, limit: page ? shownOnPages : shownAtFirst, page: page ?? 1 }
  const { data, error, refetch } = useQuery(paymentsQuery(which))
  const hasMore = (data?.pagination.total ?? 0) > shownAtFirst
  return (
    <Card
      title="History"
      isFlush
      action={
        (hasMore || page) && (
          <Button size="sm" tone="quiet" className="-my-1.5" onClick={() => setPage(page ? undefined : 1)}>
            {page ? 'Show less' : 'View all'}
          </Button>
        )
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
          skeletonRows={shownAtFirst}
          {...(page && { maxHeight: 400 })}
          empty={<NothingPaid />}
        />
      )}
      {page && data && (
        <Pagination
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          total={data.pagination.total}
          onPage={setPage}
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
