import { closedWaysText } from '@tradelane/contract/logistics/passages'
import type { BookingRow } from '@tradelane/contract/shipments/office-calls'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

export const bookingColumns: Column<BookingRow>[] = [
  {
    key: 'number',
    title: 'Booking',
    className: 'num whitespace-nowrap',
    cell: ({ booking_number }) => booking_number,
  },
  { key: 'company', title: 'Company', className: 'wrap-anywhere', cell: ({ company_name }) => company_name },
  {
    key: 'way',
    title: 'From and to',
    cell: ({ from_city, to_city, name, closed }) => (
      <>
        {from_city} to {to_city}
        {closed && <span className="block text-xs text-ink-2">{closedWaysText(closed)}</span>}
        <span className="block text-xs text-ink-2">{name}</span>
      </>
    ),
  },
  {
    key: 'loading',
    title: 'Loading',
    className: 'num whitespace-nowrap',
    cell: ({ shipping_date }) => formatDay(shipping_date),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <StatusBadge states={bookingStateTable} state={state} />,
  },
  { key: 'due', title: 'Answer due', className: 'num', cell: (row) => <Due {...row} /> },
  {
    key: 'cost',
    title: 'Freight',
    isRight: true,
    className: 'whitespace-nowrap',
    cell: ({ cost }) => formatAmount(cost, 'USD'),
  },
]

/** Only what waits has a due time. */
function Due({ state, confirm_due_at, is_overdue }: BookingRow) {
  if (state !== 'requested') return '–'
  return (
    <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap max-sm:justify-end">
      {formatInstant(confirm_due_at)}
      {is_overdue && <Badge tone="lost">Overdue</Badge>}
    </span>
  )
}
