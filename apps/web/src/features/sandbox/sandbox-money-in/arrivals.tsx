import type { UseQueryResult } from '@tanstack/react-query'
import { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import type { Arrival } from './money-in-queries.ts'

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
        rowKey={({ number }) => number}
        row={(arrival) => <ArrivalRow arrival={arrival} />}
        skeletonRows={3}
        empty={{ text: 'Payments appear here when they have arrived.' }}
      />
    </section>
  )
}

function ArrivalRow({ arrival }: { arrival: Arrival }) {
  const { company_name, sender, reference, arrived_at, amount, currency, state } = arrival
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-[220px]">
        <p className="font-medium">
          {sender || 'Unknown sender'} to {company_name}
        </p>
        <p className="text-xs text-ink-2">
          {[reference, formatInstant(arrived_at)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <Amount value={amount} currency={currency} />
        <StatusBadge states={incomingPaymentStateTable} state={state} />
      </div>
    </li>
  )
}
