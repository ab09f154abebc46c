import { useQuery } from '@tanstack/react-query'
import {
  type FundingState,
  fundingStates,
  fundingStateTable,
} from '@tradelane/contract/invoice-factoring/states'
import { HandCoins } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeFundingColumns } from '../parts/funding-columns.tsx'
import { officeFundingsQuery } from '../parts/funding-queries.ts'

/** The back office does not see drafts. */
const shown = fundingStates.filter((state): state is Exclude<FundingState, 'draft'> => state !== 'draft')
const options = Object.fromEntries(shown.map((state) => [state, fundingStateTable[state].label]))

/** /admin/fundings: the invoices that customers have submitted for funding. */
export function OfficeFundingsPage() {
  const address = useListAddress({ choices: shown })
  const { search, chosen: state, page } = address
  return (
    <ListPage
      title="Invoice fundings"
      lead="The invoices that customers have submitted for funding, newest first."
      address={address}
      search="Search by company, buyer or number"
      filter={{ label: 'Status', everything: 'All statuses', options }}
      list={{
        label: 'Invoice fundings',
        query: useQuery(officeFundingsQuery({ search, state, page })),
        rowsOf: ({ fundings }) => fundings,
        columns: officeFundingColumns,
        rowKey: ({ invoice_factoring_id }) => invoice_factoring_id,
        rowLink: ({ invoice_factoring_id }) => `/admin/fundings/${invoice_factoring_id}`,
        empty: { icon: HandCoins, text: 'Invoices that customers submit for funding will appear here.' },
      }}
    />
  )
}
