import { useQuery } from '@tanstack/react-query'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { kybStates, kybStateTable } from '@tradelane/contract/onboarding/states'
import { UsersRound } from 'lucide-react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { customerAddress, customerColumns } from './customer-columns.tsx'
import { customersQuery } from './customer-queries.ts'

const perPage = 20
const options = stateLabels(kybStateTable)

/** /admin/customer-profiles: every customer, newest first. */
export function CustomerProfilesPage() {
  const address = useListAddress({ choices: kybStates, filter: 'status' })
  const { search, chosen: status, page } = address
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <ListPage
      title="Customer profiles"
      lead="Every company that has signed up, newest first."
      address={address}
      search="Search by name or registration number"
      filter={{ label: 'Verification', everything: 'All verifications', options }}
      list={{
        label: 'Customer profiles',
        query: useQuery(customersQuery({ search, status, page, limit: perPage })),
        rowsOf: ({ user_data }) => user_data,
        columns: customerColumns(nameOf),
        rowKey: ({ uid }) => uid,
        rowLink: customerAddress,
        failureText: 'Network response was not ok',
        empty: { icon: UsersRound, text: 'Companies that sign up will appear here.' },
      }}
    />
  )
}
