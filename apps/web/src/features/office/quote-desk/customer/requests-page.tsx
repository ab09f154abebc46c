import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import { FileSpreadsheet } from 'lucide-react'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { caseStates } from '../case-words.ts'
import { requestsQuery } from './request-queries.ts'

/** /offers: what the company has asked the desk for. */
export const RequestsPage = defineListPage({
  title: 'Requests',
  lead: 'What you asked our desk for, and the offers that it made.',
  query: requestsQuery,
  rowsOf: ({ cases }) => cases,
  columns: [
    {
      key: 'number',
      title: 'Number',
      className: 'num whitespace-nowrap',
      cell: ({ number }: WireCustomersCase) => number,
    },
    { key: 'title', title: 'Request', className: 'wrap-anywhere', cell: ({ request }) => request.title },
    { key: 'service', title: 'Service', cell: ({ service }) => deskServiceNames[service] },
    { key: 'at', title: 'Date', className: 'num', cell: ({ requested_at }) => formatInstant(requested_at) },
    { key: 'state', title: 'Status', cell: ({ state }) => <StatusBadge states={caseStates} state={state} /> },
  ],
  linkOf: ({ case_id }) => `/offers/${case_id}`,
  empty: {
    icon: FileSpreadsheet,
    title: 'No requests yet',
    text: 'Search for freight. Where no offer suits, ask our desk for one.',
    action: (
      <LinkButton to="/logistics/cargo-details" tone="main">
        Describe your cargo
      </LinkButton>
    ),
  },
})
