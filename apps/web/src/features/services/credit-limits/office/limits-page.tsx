import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { HandCoins } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officeLimitsQuery } from '../parts/credit-limit-queries.ts'
import { officeLimitColumns } from '../parts/limit-columns.tsx'

const states = stateLabels(creditLimitStateTable)

/** /admin/credit-limits: the credit that customers request for their buyers. */
export const OfficeLimitsPage = defineListPage({
  title: 'Credit limits',
  lead: 'The credit that customers request for their buyers, newest request first.',
  search: 'Search by company, buyer or number',
  states,
  query: officeLimitsQuery,
  rowsOf: ({ credit_limits }) => credit_limits,
  columns: officeLimitColumns,
  linkOf: ({ credit_limit_id }) => `/admin/credit-limits/${credit_limit_id}`,
  empty: { icon: HandCoins, text: 'Credit limits that customers request will appear here.' },
})
