import { useQuery } from '@tanstack/react-query'
import { policyStates, policyStateTable } from '@tradelane/contract/insurance/states'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { ShieldCheck } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officePolicyColumns } from '../parts/policy-columns.tsx'
import { officePoliciesQuery } from './office-insurance-queries.ts'

const choices = policyStates.filter((state) => state !== 'draft')
const options = Object.fromEntries(choices.map((state) => [state, policyStateTable[state].label]))

/** /admin/insurance: what customers want to insure, and their policies. */
export function OfficePoliciesPage() {
  const address = useListAddress({ choices })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Insurance"
      lead={`Requests and policies of all customers, newest first. We promise a quote within ${promised('quoteInsurance')}.`}
      actions={<LinkButton to="/admin/insurance/excluded-countries">Excluded countries</LinkButton>}
      address={address}
      search="Search by company, number or goods"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Policies',
        query: useQuery(officePoliciesQuery({ search, state, page })),
        rowsOf: ({ insurance }) => insurance,
        columns: officePolicyColumns,
        rowKey: ({ insurance_id }) => insurance_id,
        rowLink: ({ insurance_id }) => `/admin/insurance/${insurance_id}`,
        empty: { icon: ShieldCheck, text: 'Insurance that customers request will appear here.' },
      }}
    />
  )
}
