import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { priceRates, WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { priceServices } from '@tradelane/contract/price-rates/services'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { Currency } from '@tradelane/money'
import { Users } from 'lucide-react'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { outcomeQuery } from './rate-queries.ts'
import { changeText, chargesText } from './rate-words.ts'

type Outcome = WireOutput<typeof priceRates.outcome>
type Counted = Outcome['happened']

/** What a version has changed in its first days, beside what was to be expected of it. */
export function RateOutcome({ rate, onClose }: { rate: WirePriceRate; onClose: () => void }) {
  const { data, error, refetch } = useQuery(outcomeQuery(rate.rate_id))
  const { label } = priceServices[rate.service]
  return (
    <Dialog
      isOpen
      size="lg"
      isOnlyText
      title={`${label}, version ${rate.version}: the first ${promised('rateReplay')}`}
      lead={`For ${rate.company_name ?? 'all customers without a rate of their own'}: what was given back since is left out, and prices that were open when it began kept the version before.`}
      onClose={onClose}
    >
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : data ? (
        <Compared outcome={data} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

function Compared({ outcome: { expected, happened, is_going_on } }: { outcome: Outcome }) {
  return (
    <div className="grid gap-4">
      <DefinitionList
        layout="summary"
        facts={[
          { term: `Expected of ${daysText(expected)}`, value: totalText(expected) },
          {
            term: `Charged ${daysText(happened)}${is_going_on ? ', up to now' : ''}`,
            value: totalText(happened),
          },
        ]}
      />
      <DataTable
        label="By customer"
        columns={columns}
        rows={customersOf(expected, happened)}
        rowKey={({ uid, currency }) => `${uid} ${currency}`}
        empty={
          <EmptyState icon={Users} title="No charges">
            No customer was charged by this rate in this time.
          </EmptyState>
        }
      />
    </div>
  )
}

type Side = { count: number; before: number; after: number }
type Customer = { uid: string; company: string; currency: Currency; expected?: Side; happened?: Side }

function customersOf(expected: Counted, happened: Counted): Customer[] {
  const customers = new Map<string, Customer>()
  for (const side of ['expected', 'happened'] as const) {
    for (const { uid, company, currency, ...line } of { expected, happened }[side].lines) {
      const key = `${uid} ${currency}`
      customers.set(key, { ...(customers.get(key) ?? { uid, company, currency }), [side]: line })
    }
  }
  return [...customers.values()].toSorted((one, other) => one.company.localeCompare(other.company))
}

const columns: Column<Customer>[] = [
  {
    key: 'customer',
    title: 'Customer',
    isMain: true,
    className: 'wrap-anywhere',
    cell: ({ company }) => company,
  },
  { key: 'expected', title: 'Expected', className: 'num', cell: (row) => sideText(row, row.expected) },
  { key: 'happened', title: 'Charged', className: 'num', cell: (row) => sideText(row, row.happened) },
]

function sideText({ currency }: Customer, side: Side | undefined) {
  if (!side) return 'No charges'
  return (
    <>
      {changeText(side.before, side.after, currency)}
      <span className="block text-xs text-ink-2">{chargesText(side.count)}</span>
    </>
  )
}

const daysText = ({ period: { from, to } }: Counted): string => `${formatDay(from)} to ${formatDay(to)}`

const totalText = ({ total_before, total_after, total_currency }: Counted): string =>
  changeText(total_before, total_after, total_currency)
