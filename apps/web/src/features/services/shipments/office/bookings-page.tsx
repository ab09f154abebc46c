import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { bookingStates, bookingStateTable } from '@tradelane/contract/shipments/states'
import { Ship } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { bookingColumns } from './booking-columns.tsx'
import { bookingsQuery } from './office-booking-queries.ts'

const options = Object.fromEntries(bookingStates.map((state) => [state, bookingStateTable[state].label]))

/** /admin/bookings: requests to decide first, the next due first. */
export function BookingsPage() {
  const address = useListAddress({ choices: bookingStates })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Bookings"
      lead={`Freight that customers have requested. We confirm or deny each request within ${promised('confirmBooking')}.`}
      address={address}
      search="Search by number, container or company"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Bookings',
        query: useQuery(bookingsQuery({ search, state, page })),
        rowsOf: ({ data }) => data,
        columns: bookingColumns,
        rowKey: ({ logistics_id }) => logistics_id,
        rowLink: ({ logistics_id }) => `/admin/bookings/${logistics_id}`,
        empty: { icon: Ship, text: 'Freight that customers request will appear here.' },
      }}
    />
  )
}
