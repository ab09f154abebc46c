import { promised } from '@tradelane/contract/lifecycle/promises'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import { ClipboardCheck } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officeInspectionColumns } from '../parts/inspection-columns.tsx'
import { officeInspectionsQuery } from './office-inspection-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...states } = stateLabels(inspectionStateTable)

/** /admin/inspections: what customers want to have inspected, and their orders. */
export const OfficeInspectionsPage = defineListPage({
  title: 'Inspections',
  lead: `Requests and orders of all customers, newest first. We promise a quote within ${promised('quoteInspection')}.`,
  search: 'Search by company, number or supplier',
  states,
  query: officeInspectionsQuery,
  rowsOf: ({ quality_assurance }) => quality_assurance,
  columns: officeInspectionColumns,
  linkOf: ({ quality_assurance_id }) => `/admin/inspections/${quality_assurance_id}`,
  empty: { icon: ClipboardCheck, text: 'Inspections that customers request will appear here.' },
})
