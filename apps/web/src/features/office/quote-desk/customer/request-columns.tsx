import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { caseStatesOf } from '../case-words.ts'

/** A row of a list of requests, as their company reads it. */
export const requestColumns: Column<WireCustomersCase>[] = [
  {
    key: 'number',
    title: 'Number',
    className: 'num whitespace-nowrap',
    cell: ({ number }) => number,
  },
  { key: 'title', title: 'Request', className: 'wrap-anywhere', cell: ({ request }) => request.title },
  { key: 'service', title: 'Service', cell: ({ service }) => deskServiceNames[service] },
  {
    key: 'at',
    title: 'Date',
    className: 'num whitespace-nowrap',
    cell: ({ requested_at }) => formatInstant(requested_at),
  },
  {
    key: 'state',
    title: 'Status',
    cell: (one) => <StatusBadge states={caseStatesOf(one)} state={one.state} />,
  },
]
