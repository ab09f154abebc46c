import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { tradeAddress } from '../../../../lib/queries/trades.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { requestColumns } from './request-columns.tsx'
import { requestsQuery } from './request-queries.ts'

/** /offers: what the company has asked the desk for; with a trade in the address, in that trade. */
export function RequestsPage() {
  const address = useListAddress()
  const [trade] = useAddressParam('transaction_id')
  const query = useQuery(requestsQuery({ page: address.page, trade }))
  return (
    <ListPage
      title={trade ? 'Requests of a trade' : 'Requests'}
      lead={
        trade
          ? 'What you asked our desk for in this trade, and what it answered.'
          : 'What you asked our desk for, and what it answered.'
      }
      {...(trade && {
        back: { to: tradeAddress(trade), label: 'Transaction summary' },
        actions: <LinkButton to="/offers">All requests</LinkButton>,
      })}
      address={address}
      list={{
        label: 'Requests',
        query,
        rowsOf: ({ cases }) => cases,
        columns: requestColumns,
        rowKey: ({ case_id }) => case_id,
        rowLink: ({ case_id }) => `/offers/${case_id}`,
        empty: trade ? { text: 'This trade has no requests.' } : nothingYet,
      }}
    />
  )
}

const nothingYet = {
  icon: FileSpreadsheet,
  title: 'No requests yet',
  text: 'What you ask our desk for will appear here: freight, customs clearance, insurance, an inspection or the funding of an invoice. You ask on the page of the service.',
  action: (
    <LinkButton to="/logistics/cargo-details" tone="main">
      Describe your cargo
    </LinkButton>
  ),
}
