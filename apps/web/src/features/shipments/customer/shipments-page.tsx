import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { Link } from 'react-router'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { bookingsQuery, foundBookingsQuery } from '../parts/queries.ts'
import { FindShipment } from './find-shipment.tsx'
import { shipmentAddress } from './shipment-address.ts'
import { shipmentColumns } from './shipment-columns.tsx'

/** /logistics/shipments: every booking, newest first, or those with the number in the address. */
export function ShipmentsPage() {
  const [number = '', setNumber] = useAddressParam('number')
  const found = useQuery(foundBookingsQuery(number))
  return (
    <>
      <PageHeader
        title="Shipments"
        lead="What you have booked, where it is, and what comes next."
        back={{ to: '/logistics', label: 'Logistics' }}
        actions={
          <>
            <LinkButton to="/insurance/policies">Insurance</LinkButton>
            <MayOnly who="preparer">
              <LinkButton to="/logistics" tone="main">
                Book a shipment
              </LinkButton>
            </MayOnly>
          </>
        }
      />
      <Card isFlush>
        <FindShipment
          key={number}
          number={number}
          onFind={(text) => setNumber(text || undefined, { page: '' })}
          isBusy={found.isLoading}
          error={found.error ? refusalText(found.error) : undefined}
        />
        {number === '' ? <AllShipments /> : !found.error && <Shipments rows={found.data} skeletonRows={1} />}
      </Card>
    </>
  )
}

const refusalText = (error: Error): string =>
  (error instanceof ApiError && error.fields.number) || messageOf(error)

function AllShipments() {
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery(bookingsQuery(page))
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  return (
    <>
      <Shipments rows={data?.logistics} skeletonRows={6} />
      {data && (
        <Pagination
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          total={data.pagination.total}
          onPage={setPage}
        />
      )}
    </>
  )
}

type ShipmentsProps = {
  rows: Parameters<(typeof shipmentColumns)[0]['cell']>[0][] | undefined
  skeletonRows: number
}

function Shipments({ rows, skeletonRows }: ShipmentsProps) {
  return (
    <DataTable
      label="Shipments"
      columns={shipmentColumns}
      rows={rows}
      rowKey={({ logistics_id }) => logistics_id}
      rowLink={({ logistics_id }) => shipmentAddress(logistics_id)}
      skeletonRows={skeletonRows}
      empty={
        <EmptyState
          icon={Ship}
          title="No record found"
          action={
            <Link to="/logistics" className="text-link">
              Get freight quotes
            </Link>
          }
        >
          What you book stands here, with the way it is on and when it arrives.
        </EmptyState>
      }
    />
  )
}
