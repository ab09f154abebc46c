import { useQuery } from '@tanstack/react-query'
import { creditLimitStates, creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { HandCoins } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeLimitsQuery } from '../parts/credit-limit-queries.ts'
import { officeLimitColumns } from '../parts/limit-columns.tsx'

const options = Object.fromEntries(
  creditLimitStates.map((state) => [state, creditLimitStateTable[state].label]),
)

/** /admin/credit-limits: the credit that customers request for their buyers. */
export function OfficeLimitsPage() {
  const address = useListAddress({ choices: creditLimitStates })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Credit limits"
      lead="The credit that customers request for their buyers, newest request first."
      address={address}
      search="Search by company, buyer or number"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Credit limits',
        query: useQuery(officeLimitsQuery({ search, state, page })),
        rowsOf: ({ credit_limits }) => credit_limits,
        columns: officeLimitColumns,
        rowKey: ({ credit_limit_id }) => credit_limit_id,
        rowLink: ({ credit_limit_id }) => `/admin/credit-limits/${credit_limit_id}`,
        empty: { icon: HandCoins, text: 'Credit limits that customers request will appear here.' },
      }}
    />
  )
}
