import { promised } from '@tradelane/contract/lifecycle/promises'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { Ship } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { bookingColumns } from './booking-columns.tsx'
import { bookingsQuery } from './office-booking-queries.ts'

const states = stateLabels(bookingStateTable)

/** /admin/bookings: requests to decide first, the next due first. */
export const BookingsPage = defineListPage({
  title: 'Bookings',
  lead: `Freight that customers have requested. We confirm or deny each request within ${promised('confirmBooking')}.`,
  search: 'Search by number, container or company',
  states,
  query: bookingsQuery,
  rowsOf: ({ data }) => data,
  columns: bookingColumns,
  linkOf: ({ logistics_id }) => `/admin/bookings/${logistics_id}`,
  empty: { icon: Ship, text: 'Freight that customers request will appear here.' },
})
