import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { Link } from 'react-router'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { bookingsQuery, foundBookingsQuery } from '../parts/booking-queries.ts'
import { FindShipment } from './find-shipment.tsx'
import { shipmentAddress } from './shipment-address.ts'
import { shipmentColumns } from './shipment-columns.tsx'

/** /logistics/shipments: every booking, newest first, or those with the number in the address. */
export function ShipmentsPage() {
  const address = useListAddress()
  const [number = '', setNumber] = useAddressParam('number')
  const found = useQuery(foundBookingsQuery(number))
  const all = useQuery({ ...bookingsQuery(address.page), enabled: number === '' })
  return (
    <ListPage
      title="Shipments"
      lead="Your bookings, where the goods are, and what happens next."
      back={{ to: '/logistics', label: 'Logistics' }}
      actions={actions}
      address={address}
      filters={
        <FindShipment
          key={number}
          number={number}
          onFind={(text) => setNumber(text || undefined, { page: '' })}
          isBusy={found.isLoading}
          error={found.error ? refusalText(found.error) : undefined}
        />
      }
      list={{
        label: 'Shipments',
        query: number === '' ? all : { ...found, data: found.error ? { logistics: [] } : found.data },
        rowsOf: ({ logistics }) => logistics,
        columns: shipmentColumns,
        rowKey: ({ logistics_id }) => logistics_id,
        rowLink: ({ logistics_id }) => shipmentAddress(logistics_id),
        empty: found.error ? notFound : nothingYet,
      }}
    />
  )
}

const actions = (
  <>
    <LinkButton to="/insurance/policies">Policies</LinkButton>
    <MayOnly who="preparer">
      <LinkButton to="/logistics" tone="main">
        Book a shipment
      </LinkButton>
    </MayOnly>
  </>
)
const notFound = { title: 'No results', text: 'Check the number, or show all shipments.' }
const nothingYet = {
  icon: Ship,
  title: 'No record found',
  text: 'Your bookings will appear here, each with its route and arrival date.',
  action: (
    <Link to="/logistics" className="text-link">
      Get freight quotes
    </Link>
  ),
}

const refusalText = (error: Error): string =>
  (error instanceof ApiError && error.fields.number) || messageOf(error)
