import { queryOptions, useQuery } from '@tanstack/react-query'
import { logistics } from '@tradelane/contract/logistics/calls'
import { api } from '../../../lib/net/api.ts'
import { Amount } from '../../../ui/amount.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'

const popularQuery = queryOptions({
  queryKey: ['logistics', 'popular'],
  queryFn: async ({ signal }) => (await api(logistics.popular, {}, { signal })).lanes,
})
type Lane = Awaited<ReturnType<NonNullable<typeof popularQuery.queryFn>>>[number]

const columns: readonly Column<Lane>[] = [
  { key: 'from', title: 'From', cell: (lane) => lane.from_city },
  { key: 'to', title: 'To', cell: (lane) => lane.to_city },
  { key: 'name', title: 'Carrier', cell: (lane) => lane.name },
  { key: 'days', title: 'Days', isRight: true, cell: (lane) => lane.days },
  {
    key: 'cost',
    title: 'Price',
    isRight: true,
    cell: (lane) => <Amount value={lane.cost} currency="USD" />,
  },
]

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
      <p className="text-xs text-ink-2">
        One 20 ft container from door to door, loaded in two weeks, the best offer of each lane.
      </p>
    </section>
  )
}
