import { FileSpreadsheet } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { requestColumns } from './request-columns.tsx'
import { requestsQuery } from './request-queries.ts'

/** /offers: what the company has asked the desk for. */
export const RequestsPage = defineListPage({
  title: 'Requests',
  lead: 'What you asked our desk for, and the offers that it made.',
  query: requestsQuery,
  rowsOf: ({ cases }) => cases,
  columns: requestColumns,
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
