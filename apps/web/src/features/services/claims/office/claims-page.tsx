import { useQuery } from '@tanstack/react-query'
import { claimStates, claimStateTable } from '@tradelane/contract/claims/states'
import { LifeBuoy } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeClaimColumns } from '../parts/claim-columns.tsx'
import { officeClaimsQuery } from '../parts/claim-queries.ts'

const choices = claimStates.filter((state) => state !== 'draft')
const options = Object.fromEntries(choices.map((state) => [state, claimStateTable[state].label]))

/** /admin/claims: the losses that customers report. */
export function OfficeClaimsPage() {
  const address = useListAddress({ choices })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Claims"
      lead="Losses that customers have reported, newest first."
      address={address}
      search="Search by company or number"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Claims',
        query: useQuery(officeClaimsQuery({ search, state, page })),
        rowsOf: ({ claims }) => claims,
        columns: officeClaimColumns,
        rowKey: ({ claim_id }) => claim_id,
        rowLink: ({ claim_id }) => `/admin/claims/${claim_id}`,
        empty: { icon: LifeBuoy, text: 'Losses that customers report will appear here.' },
      }}
    />
  )
}
