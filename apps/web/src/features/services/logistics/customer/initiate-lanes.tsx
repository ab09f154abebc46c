import { queryOptions, useQuery } from '@tanstack/react-query'
import { logistics } from '@tradelane/contract/logistics/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatKg } from '../../../../lib/format/format-number.ts'
import { api } from '../../../../lib/net/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { findCargo, keepCargo } from './cargo-memory.ts'
import { cargoOfLane } from './cargo-of-lane.ts'
import { loadText } from './freight-words.ts'
import { cargoAddress } from './initiate-skip.ts'
import { startedSearch } from './started-search.ts'

const popularQuery = queryOptions({
  queryKey: ['logistics', 'popular'],
  queryFn: async ({ signal }) => (await api(logistics.popular, {}, { signal })).lanes,
})
type Lane = Awaited<ReturnType<NonNullable<typeof popularQuery.queryFn>>>[number]

const columns: readonly Column<Lane>[] = [
  {
    key: 'route',
    title: 'From and to',
    cell: (lane) => (
      <>
        {lane.from_city} <span className="block">to {lane.to_city}</span>
      </>
    ),
  },
  {
    key: 'name',
    title: 'Best offer',
    cell: ({ name, carriers }) => (
      <>
        {name} <span className="block text-xs text-ink-2">{bestOf(carriers)}</span>
      </>
    ),
  },
  { key: 'days', title: 'Days', isRight: true, cell: (lane) => lane.days },
  {
    key: 'cost',
    title: 'Price',
    isRight: true,
    cell: (lane) => <Amount value={lane.cost} currency="USD" />,
  },
  { key: 'search', title: 'Search', isRight: true, cell: (lane) => <SearchLane lane={lane} /> },
]

const bestOf = (carriers: number): string =>
  carriers === 1 ? 'The only carrier' : `Best of ${carriers} carriers`

/** Opens the cargo form with the lane's search, ready to be sent; asks first where it would replace a search that was started. */
function SearchLane({ lane }: { lane: Lane }) {
  const navigate = useNavigate()
  const [started, setStarted] = useState<string>()
  const cities = `${lane.from_city} to ${lane.to_city}`
  const open = () => {
    keepCargo(cargoOfLane(lane.search))
    void navigate(cargoAddress)
  }
  const ask = () => {
    const kept = startedSearch(findCargo(), cargoOfLane(lane.search))
    if (kept === undefined) open()
    else setStarted(kept)
  }
  return (
    <>
      <Button size="sm" onClick={ask} aria-label={`Search ${cities}`}>
        Search
      </Button>
      {started !== undefined && (
        <ConfirmDialog
          title="Replace your search?"
          lead={`Your search ${started} is kept in the cargo form. It is replaced by ${cities}.`}
          confirmText="Replace"
          tone="main"
          send={async () => undefined}
          onDone={open}
          onClose={() => setStarted(undefined)}
        />
      )}
    </>
  )
}

/** What full containers cost today on well-used lanes. */
export function InitiateLanes() {
  const { data: lanes, error, refetch } = useQuery(popularQuery)
  return (
    <section aria-labelledby="live-quotes" className="grid gap-2">
      <h3 id="live-quotes" className="font-medium">
        Live FCL quotes
      </h3>
      <div className="overflow-hidden rounded-md border border-line">
        {error && !lanes ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Live FCL quotes"
            columns={columns}
            rows={lanes}
            rowKey={(lane) => `${lane.from_city}-${lane.to_city}`}
            skeletonRows={6}
            empty={<EmptyState title="No results">Continue to search your own route.</EmptyState>}
          />
        )}
      </div>
      <p className="text-xs text-ink-2">{explanation(lanes?.[0])}</p>
    </section>
  )
}

const meaning = 'Best is the lowest sum of price, days and CO2, each compared with the lowest of the lane.'

function explanation(lane: Lane | undefined): string {
  if (!lane) return meaning
  const { container_size, quantity, weight, shipping_date } = lane.search
  const load = [loadText(container_size, quantity), formatKg(weight), `loaded on ${formatDay(shipping_date)}`]
  return `From door to door: ${load.join(', ')}. ${meaning}`
}
