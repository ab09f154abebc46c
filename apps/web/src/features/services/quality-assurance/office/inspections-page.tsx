import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { inspectionStates, inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import { ClipboardCheck } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeInspectionColumns } from '../parts/inspection-columns.tsx'
import { officeInspectionsQuery } from './office-inspection-queries.ts'

const choices = inspectionStates.filter((state) => state !== 'draft')
const options = Object.fromEntries(choices.map((state) => [state, inspectionStateTable[state].label]))

/** /admin/inspections: what customers want to have inspected, and their orders. */
export function OfficeInspectionsPage() {
  const address = useListAddress({ choices })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Inspections"
      lead={`Requests and orders of all customers, newest first. We promise a quote within ${promised('quoteInspection')}.`}
      address={address}
      search="Search by company, number or supplier"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Inspections',
        query: useQuery(officeInspectionsQuery({ search, state, page })),
        rowsOf: ({ quality_assurance }) => quality_assurance,
        columns: officeInspectionColumns,
        rowKey: ({ quality_assurance_id }) => quality_assurance_id,
        rowLink: ({ quality_assurance_id }) => `/admin/inspections/${quality_assurance_id}`,
        empty: { icon: ClipboardCheck, text: 'Inspections that customers request will appear here.' },
      }}
    />
  )
}
