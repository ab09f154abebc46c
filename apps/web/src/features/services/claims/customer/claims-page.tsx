import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { claimColumns } from '../parts/claim-columns.tsx'
import { claimsQuery } from '../parts/claim-queries.ts'

/** /insurance/claims: every loss that was reported, newest first. */
export function ClaimsPage() {
  const address = useListAddress()
  return (
    <ListPage
      title="Claims"
      lead="The losses that you have reported, and their status. You report a loss on the page of its policy."
      back={{ to: '/insurance/policies', label: 'Policies' }}
      address={address}
      list={{
        label: 'Claims',
        query: useQuery(claimsQuery({ page: address.page })),
        rowsOf: ({ claims }) => claims,
        columns: claimColumns,
        rowKey: ({ claim_id }) => claim_id,
        rowLink: ({ claim_id }) => `/insurance/claims/${claim_id}`,
        empty: {
          icon: LifeBuoy,
          text: 'Your claims will appear here. Report a loss on the page of its policy.',
        },
      }}
    />
  )
}
