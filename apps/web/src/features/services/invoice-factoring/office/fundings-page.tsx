import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { HandCoins } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officeFundingColumns } from '../parts/funding-columns.tsx'
import { officeFundingsQuery } from '../parts/funding-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...states } = stateLabels(fundingStateTable)

/** /admin/fundings: the invoices that customers have submitted for funding. */
export const OfficeFundingsPage = defineListPage({
  title: 'Invoice fundings',
  lead: 'The invoices that customers have submitted for funding, newest first.',
  search: 'Search by company, buyer or number',
  states,
  query: officeFundingsQuery,
  rowsOf: ({ fundings }) => fundings,
  columns: officeFundingColumns,
  linkOf: ({ invoice_factoring_id }) => `/admin/fundings/${invoice_factoring_id}`,
  empty: { icon: HandCoins, text: 'Invoices that customers submit for funding will appear here.' },
})
