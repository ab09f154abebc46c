import type { UseQueryResult } from '@tanstack/react-query'
import { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { formatInstant } from '../../lib/format/format-date.ts'
import { Amount } from '../../ui/amount.tsx'
import type { Column } from '../../ui/data-columns.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Arrival } from './queries.ts'

type ArrivalsProps = { query: UseQueryResult<WireOutput<typeof sandboxMoneyIn.list>> }

/** The newest payments that arrived, for any company. */
export function Arrivals({ query }: ArrivalsProps) {
  return (
    <section aria-label="Latest arrivals" className="-mx-5 -mb-5 border-t border-line">
      <h3 className="px-5 pt-4 pb-2 font-semibold">Latest arrivals</h3>
      <RecordList
        label="Latest arrivals"
        query={query}
        rowsOf={({ arrivals }) => arrivals}
        columns={columns}
        rowKey={({ number }) => number}
        skeletonRows={3}
        empty={{ text: 'Payments appear here when they have arrived.' }}
      />
    </section>
  )
}

const columns: Column<Arrival>[] = [
  { key: 'company', title: 'Company', cell: ({ company_name }) => company_name },
  {
    key: 'sender',
    title: 'Sender and reference',
    cell: ({ sender, reference }) => (
      <>
        {sender || 'Unknown sender'}
        {reference && <span className="block text-xs font-normal text-ink-2">{reference}</span>}
      </>
    ),
  },
  {
    key: 'arrived_at',
    title: 'Date',
    cell: ({ arrived_at }) => <span className="num text-ink-2">{formatInstant(arrived_at)}</span>,
  },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={incomingPaymentStateTable} state={state} />,
  },
]
