import { closedWaysText } from '@tradelane/contract/logistics/passages'
import type { BookingWire } from '@tradelane/contract/shipments/booking'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { bookingNext } from './booking-next.ts'

export const shipmentColumns: Column<BookingWire>[] = [
  {
    key: 'number',
    title: 'Booking',
    className: 'num whitespace-nowrap',
    cell: ({ booking_number }) => booking_number,
  },
  { key: 'carrier', title: 'Carrier', cell: ({ freight }) => freight.name },
  {
    key: 'way',
    title: 'From and to',
    cell: ({ freight }) => (
      <>
        {freight.from_city} to {freight.to_city}
        {freight.closed && <span className="block text-xs text-ink-2">{closedWaysText(freight.closed)}</span>}
      </>
    ),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={bookingStateTable} state={state} />,
  },
  {
    key: 'eta',
    title: 'ETA',
    className: 'num whitespace-nowrap',
    cell: ({ eta, eta_overdue_since }) => (eta ? formatDay(eta) : eta_overdue_since ? 'No estimate' : '–'),
  },
  { key: 'next', title: 'Next', className: 'num', cell: bookingNext },
]
