import { useQuery } from '@tanstack/react-query'
import { partnersPerPage, type WirePartner } from '@tradelane/contract/partners/calls'
import { useListAddress } from '../../lib/browser/use-list-address.ts'
import { fewPartnersQuery } from '../../lib/queries/partners.ts'
import { Amount } from '../../ui/amount.tsx'
import type { Column } from '../../ui/data-columns.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { nothingFinanced } from './financing-panel.tsx'
import { insightsLink } from './insights-link.ts'

/** /dashboard/insights without a partner: all of them. */
export function FinancedPartners() {
  return (
    <ListPage
      title="Financing"
      lead="The buyers of your goods for whom you requested a credit limit."
      back={{ to: '/dashboard', label: 'Back' }}
      address={useListAddress()}
      list={{
        label: 'Financing',
        query: useQuery(fewPartnersQuery('financed', partnersPerPage)),
        rowsOf: (partners) => partners,
        columns,
        rowKey: ({ beneficiary_id }) => beneficiary_id,
        rowLink: ({ beneficiary_id }) => insightsLink(beneficiary_id),
        empty: nothingFinanced,
      }}
    />
  )
}

const columns: Column<WirePartner>[] = [
  { key: 'company', title: 'Company', cell: ({ company_name }) => company_name },
  { key: 'number', title: 'Registration number', cell: (partner) => partner.company_registration_number },
  {
    key: 'limit',
    title: 'Limit requested',
    isRight: true,
    cell: ({ limit_request }) => <Amount value={limit_request} currency="USD" />,
  },
]
