import { useQuery } from '@tanstack/react-query'
import { escrowStateChoices } from '@tradelane/contract/smart-escrow/shown-states'
import { escrowStates } from '@tradelane/contract/smart-escrow/states'
import { LockKeyhole } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { escrowColumns } from '../parts/escrow-columns.tsx'
import { escrowsQuery } from '../parts/list-queries.ts'

/** /smart-escrow/escrows: drafts, funded escrows, and those that are over, newest first. */
export function EscrowsPage() {
  const address = useListAddress({ choices: escrowStates })
  return (
    <ListPage
      title="Escrows"
      lead="Money that you set aside for a beneficiary, and your drafts, newest first."
      back={{ to: '/smart-escrow', label: 'Smart Escrow' }}
      actions={
        <MayOnly who="preparer">
          <LinkButton to="/smart-escrow/sender-beneficiary" tone="main">
            New escrow
          </LinkButton>
        </MayOnly>
      }
      address={address}
      search="Search by number, reference or beneficiary"
      filter={{ label: 'Status', everything: 'All statuses', options: escrowStateChoices }}
      list={{
        label: 'Escrows',
        query: useQuery(escrowsQuery(address)),
        rowsOf: ({ smart_escrows }) => smart_escrows,
        columns: escrowColumns,
        rowKey: ({ smart_escrow_id }) => smart_escrow_id,
        rowLink: ({ smart_escrow_id }) => `/smart-escrow/escrows/${smart_escrow_id}`,
        empty: {
          icon: LockKeyhole,
          text: 'Your escrows will appear here. Set money aside for a beneficiary to begin.',
        },
      }}
    />
  )
}
