import { ClipboardCheck } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { inspectionColumns } from '../parts/inspection-columns.tsx'
import { inspectionsQuery } from '../parts/inspection-queries.ts'

/** /quality-assurance/inspections: drafts, requests, quotes and ordered inspections, newest first. */
export const InspectionsPage = defineListPage({
  title: 'Inspections',
  lead: 'Your inspections, the quotes that are ready for you, and your drafts.',
  back: { to: '/quality-assurance', label: 'Quality Assurance' },
  actions: (
    <MayOnly who="preparer">
      <LinkButton to="/quality-assurance?step=details" tone="main">
        Order an inspection
      </LinkButton>
    </MayOnly>
  ),
  search: 'Search by number, supplier or goods',
  query: inspectionsQuery,
  rowsOf: ({ quality_assurance }) => quality_assurance,
  columns: inspectionColumns,
  linkOf: ({ quality_assurance_id }) => `/quality-assurance/inspections/${quality_assurance_id}`,
  empty: { icon: ClipboardCheck, text: 'Your inspections will appear here. Order one to begin.' },
  narrowed: { title: 'No results', text: 'Try fewer words.' },
})
