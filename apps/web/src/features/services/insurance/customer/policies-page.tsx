import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { policiesQuery } from '../parts/insurance-queries.ts'
import { policyColumns } from '../parts/policy-columns.tsx'

/** /insurance/policies: requests, quotes and policies, newest first. */
export function PoliciesPage() {
  const address = useListAddress()
  const { search, page } = address
  return (
    <ListPage
      title="Policies"
      lead="Your policies, the quotes that are ready for you, and your requests."
      actions={
        <>
          <LinkButton to="/insurance/claims">Claims</LinkButton>
          <MayOnly who="preparer">
            <LinkButton to="/insurance?new=1" tone="main">
              Insure goods
            </LinkButton>
          </MayOnly>
        </>
      }
      address={address}
      search="Search by number, goods or place"
      list={{
        label: 'Policies',
        query: useQuery(policiesQuery({ search, page })),
        rowsOf: ({ insurance }) => insurance,
        columns: policyColumns,
        rowKey: ({ insurance_id }) => insurance_id,
        rowLink: ({ insurance_id }) => `/insurance/policies/${insurance_id}`,
        empty: {
          icon: ShieldCheck,
          title: 'No Insurance Data Available.',
          text: 'Your policies and their certificates will appear here.',
          action: (
            <Link to="/insurance" className="text-link">
              Insure goods
            </Link>
          ),
        },
        narrowed: { title: 'No results', text: 'Try fewer words.' },
      }}
    />
  )
}
