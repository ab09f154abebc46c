import { useQuery } from '@tanstack/react-query'
import { partnersPerPage, type WirePartner } from '@tradelane/contract/partners/calls'
import { fewPartnersQuery } from '../../lib/queries/partners.ts'
import { Amount } from '../../ui/amount.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { NothingFinanced } from './financing-panel.tsx'
import { insightsLink } from './insights-link.ts'

/** /dashboard/insights where it names no partner: all of them. */
export function FinancedPartners() {
  const { data, error, refetch } = useQuery(fewPartnersQuery('financed', partnersPerPage))
  return (
    <>
      <PageHeader
        title="Financing"
        lead="The partners for whom, as buyers of your goods, a credit limit was requested."
        back={{ to: '/dashboard', label: 'Back' }}
      />
      <Card isFlush>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Financing"
            columns={columns}
            rows={data}
            rowKey={({ beneficiary_id }) => beneficiary_id}
            rowLink={({ beneficiary_id }) => insightsLink(beneficiary_id)}
            empty={<NothingFinanced />}
          />
        )}
      </Card>
    </>
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
