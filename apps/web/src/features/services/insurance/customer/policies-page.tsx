import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { policiesQuery } from '../parts/insurance-queries.ts'
import { policyColumns } from '../parts/policy-columns.tsx'

/** /insurance/policies: requests, quotes and policies, newest first. */
export const PoliciesPage = defineListPage({
  title: 'Policies',
  lead: 'Your policies, the quotes that are ready for you, and your requests.',
  actions: (
    <>
      <LinkButton to="/insurance/claims">Claims</LinkButton>
      <MayOnly who="preparer">
        <LinkButton to="/insurance?new=1" tone="main">
          Insure goods
        </LinkButton>
      </MayOnly>
    </>
  ),
  search: 'Search by number, goods or place',
  query: policiesQuery,
  rowsOf: ({ insurance }) => insurance,
  columns: policyColumns,
  linkOf: ({ insurance_id }) => `/insurance/policies/${insurance_id}`,
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
})
