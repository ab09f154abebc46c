import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { nothingFinanced } from './financing-list.tsx'
import { financedBuyersQuery } from './financing-queries.ts'
import { insightsLink } from './insights-link.ts'
import { creditColumns, lineKey } from './line-columns.tsx'

const shownBuyers = 100

/** /dashboard/insights without a partner: all of them. */
export function FinancedPartners() {
  return (
    <ListPage
      title="Financing"
      lead="The buyers of your goods for whom you requested a credit limit."
      back={{ to: '/dashboard', label: 'Back' }}
      actions={<LinkButton to="/invoice-factoring/portfolio">Portfolio</LinkButton>}
      address={useListAddress()}
      list={{
        label: 'Financing',
        query: useQuery(financedBuyersQuery(shownBuyers)),
        rowsOf: ({ buyers }) => buyers,
        columns: creditColumns,
        rowKey: lineKey,
        rowLink: ({ beneficiary_id }) => insightsLink(beneficiary_id),
        empty: nothingFinanced,
      }}
    />
  )
}
