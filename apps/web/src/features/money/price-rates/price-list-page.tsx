import { useQuery } from '@tanstack/react-query'
import { ratedServices, type WireRate } from '@tradelane/contract/customers/rates'
import { rateValue } from '../../../lib/format/rate-value.ts'
import { pricesQuery } from '../../../lib/queries/prices.ts'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

/** /prices: what each service costs this company by a rate. */
export function PriceListPage() {
  const { data: rates, error, refetch } = useQuery(pricesQuery)
  return (
    <>
      <PageHeader
        title="Prices"
        lead="The rates by which we charge your company today. A price that you have been shown holds until it expires, and what you have bought keeps the rate that it was priced by."
      />
      <Card title="Rates" isFlush>
        {error && !rates ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Rates"
            columns={columns}
            rows={rates}
            rowKey={({ service, of }) => `${service} ${of ?? ''}`}
            empty={null}
          />
        )}
      </Card>
    </>
  )
}

const note = 'block text-xs font-normal text-ink-2'

const columns: Column<WireRate>[] = [
  {
    key: 'service',
    title: 'Service',
    className: 'wrap-anywhere',
    cell: ({ service, of }) => (
      <>
        {ratedServices[service]}
        {of && <span className={note}>{of}</span>}
      </>
    ),
  },
  {
    key: 'rate',
    title: 'Rate',
    className: 'num whitespace-nowrap',
    cell: rateValue,
  },
  { key: 'text', title: 'Charged', className: 'wrap-anywhere text-ink-2', cell: ({ text }) => text },
  {
    key: 'scope',
    title: 'Agreed',
    className: 'whitespace-nowrap',
    cell: ({ scope }) => (scope === 'customer' ? 'With your company' : 'For every customer'),
  },
]
