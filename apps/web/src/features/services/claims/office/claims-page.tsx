import { claimStateTable } from '@tradelane/contract/claims/states'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { LifeBuoy } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officeClaimColumns } from '../parts/claim-columns.tsx'
import { officeClaimsQuery } from '../parts/claim-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...states } = stateLabels(claimStateTable)

/** /admin/claims: the losses that customers report. */
export const OfficeClaimsPage = defineListPage({
  title: 'Claims',
  lead: 'Losses that customers have reported, newest first.',
  search: 'Search by company or number',
  states,
  query: officeClaimsQuery,
  rowsOf: ({ claims }) => claims,
  columns: officeClaimColumns,
  linkOf: ({ claim_id }) => `/admin/claims/${claim_id}`,
  empty: { icon: LifeBuoy, text: 'Losses that customers report will appear here.' },
})
