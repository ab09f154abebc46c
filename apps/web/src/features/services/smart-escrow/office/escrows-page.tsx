import { useQuery } from '@tanstack/react-query'
import { escrowStateChoices } from '@tradelane/contract/smart-escrow/shown-states'
import { escrowStates } from '@tradelane/contract/smart-escrow/states'
import { LockKeyhole } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeEscrowColumns } from '../parts/escrow-columns.tsx'
import { type OfficeChoice, officeEscrowsQuery, waiting } from '../parts/list-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...shown } = escrowStateChoices
const options = { [waiting]: 'Waiting for Tradelane', ...shown }
const choices: readonly OfficeChoice[] = [waiting, ...escrowStates.filter((state) => state !== 'draft')]

/** /admin/escrows: the escrows of all customers that were funded. */
export function OfficeEscrowsPage() {
  const address = useListAddress({ choices })
  return (
    <ListPage
      title="Escrows"
      lead="The funded escrows of all customers, newest first. Tradelane decides what a customer asked it to, and clears refused payouts and open questions."
      address={address}
      search="Search by company, number, reference or beneficiary"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Escrows',
        query: useQuery(officeEscrowsQuery(address)),
        rowsOf: ({ smart_escrows }) => smart_escrows,
        columns: officeEscrowColumns,
        rowKey: ({ smart_escrow_id }) => smart_escrow_id,
        rowLink: ({ smart_escrow_id }) => `/admin/escrows/${smart_escrow_id}`,
        empty: { icon: LockKeyhole, text: 'Escrows that customers fund will appear here.' },
      }}
    />
  )
}
