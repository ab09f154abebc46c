import { escrowStateChoices } from '@tradelane/contract/smart-escrow/shown-states'
import { LockKeyhole } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officeEscrowColumns } from '../parts/escrow-columns.tsx'
import { officeEscrowsQuery, waiting } from '../parts/list-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...shown } = escrowStateChoices
const states = { [waiting]: 'Waiting for Tradelane', ...shown }

/** /admin/escrows: the escrows of all customers that were funded. */
export const OfficeEscrowsPage = defineListPage({
  title: 'Escrows',
  lead: 'The funded escrows of all customers, newest first. Tradelane decides what a customer asked it to, and clears refused payouts and open questions.',
  search: 'Search by company, number, reference or beneficiary',
  states,
  query: officeEscrowsQuery,
  rowsOf: ({ smart_escrows }) => smart_escrows,
  columns: officeEscrowColumns,
  linkOf: ({ smart_escrow_id }) => `/admin/escrows/${smart_escrow_id}`,
  empty: { icon: LockKeyhole, text: 'Escrows that customers fund will appear here.' },
})
