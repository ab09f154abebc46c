import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { inspectionColumns } from '../parts/inspection-columns.tsx'
import { inspectionsQuery } from '../parts/inspection-queries.ts'

/** /quality-assurance/inspections: drafts, requests, quotes and ordered inspections, newest first. */
export function InspectionsPage() {
  const address = useListAddress()
  const { search, page } = address
  return (
    <ListPage
      title="Inspections"
      lead="Your inspections, the quotes that are ready for you, and your drafts."
      back={{ to: '/quality-assurance', label: 'Quality Assurance' }}
      actions={
        <MayOnly who="preparer">
          <LinkButton to="/quality-assurance?step=details" tone="main">
            Order an inspection
          </LinkButton>
        </MayOnly>
      }
      address={address}
      search="Search by number, supplier or goods"
      list={{
        label: 'Inspections',
        query: useQuery(inspectionsQuery({ search, page })),
        rowsOf: ({ quality_assurance }) => quality_assurance,
        columns: inspectionColumns,
        rowKey: ({ quality_assurance_id }) => quality_assurance_id,
        rowLink: ({ quality_assurance_id }) => `/quality-assurance/inspections/${quality_assurance_id}`,
        empty: { icon: ClipboardCheck, text: 'Your inspections will appear here.' },
        narrowed: { title: 'No results', text: 'Try fewer words.' },
      }}
    />
  )
}
