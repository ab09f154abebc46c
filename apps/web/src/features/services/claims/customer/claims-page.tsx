import { LifeBuoy } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { claimColumns } from '../parts/claim-columns.tsx'
import { claimsQuery } from '../parts/claim-queries.ts'

/** /insurance/claims: every loss that was reported, newest first. */
export const ClaimsPage = defineListPage({
  title: 'Claims',
  lead: 'The losses that you have reported, and their status. You report a loss on the page of its policy.',
  back: { to: '/insurance/policies', label: 'Policies' },
  query: claimsQuery,
  rowsOf: ({ claims }) => claims,
  columns: claimColumns,
  linkOf: ({ claim_id }) => `/insurance/claims/${claim_id}`,
  empty: {
    icon: LifeBuoy,
    text: 'Your claims will appear here. Report a loss on the page of its policy.',
  },
})
