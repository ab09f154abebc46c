import { escrowStateChoices } from '@tradelane/contract/smart-escrow/shown-states'
import { LockKeyhole } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { escrowColumns } from '../parts/escrow-columns.tsx'
import { escrowsQuery } from '../parts/list-queries.ts'

/** /smart-escrow/escrows: drafts, funded escrows, and those that are over, newest first. */
export const EscrowsPage = defineListPage({
  title: 'Escrows',
  lead: 'Money that you set aside for a beneficiary, and your drafts, newest first.',
  back: { to: '/smart-escrow', label: 'Smart Escrow' },
  actions: (
    <MayOnly who="preparer">
      <LinkButton to="/smart-escrow/sender-beneficiary" tone="main">
        New escrow
      </LinkButton>
    </MayOnly>
  ),
  search: 'Search by number, reference or beneficiary',
  states: escrowStateChoices,
  query: escrowsQuery,
  rowsOf: ({ smart_escrows }) => smart_escrows,
  columns: escrowColumns,
  linkOf: ({ smart_escrow_id }) => `/smart-escrow/escrows/${smart_escrow_id}`,
  empty: {
    icon: LockKeyhole,
    text: 'Your escrows will appear here. Set money aside for a beneficiary to begin.',
  },
})
