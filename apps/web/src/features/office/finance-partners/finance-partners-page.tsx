import { useQuery } from '@tanstack/react-query'
import type { WirePartnerTerms } from '@tradelane/contract/finance-partners/calls'
import { financeTermsQuery } from '../../../lib/queries/finance-partners.ts'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/lists/data-table.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { percentText } from './terms-words.ts'

const columns: Column<WirePartnerTerms>[] = [
  { key: 'name', title: 'Finance partner', cell: ({ finance_partner_name }) => finance_partner_name },
  {
    key: 'rate',
    title: 'Annual rate',
    isRight: true,
    cell: ({ annual_rate_basis_points }) => percentText(annual_rate_basis_points),
  },
  { key: 'fee', title: 'Fee', isRight: true, cell: ({ fee_basis_points }) => percentText(fee_basis_points) },
  {
    key: 'terms',
    title: 'Finance terms',
    className: 'num',
    cell: ({ finance_terms }) => `${finance_terms.join(', ')} days`,
  },
  {
    key: 'currencies',
    title: 'Currencies',
    cell: ({ currencies }) => currencies.map(({ currency }) => currency).join(', '),
  },
  { key: 'version', title: 'Version', isRight: true, cell: ({ version }) => version },
]

/** /admin/finance-partners: who lends against invoices, and at which terms. */
export function FinancePartnersPage() {
  return (
    <>
      <PageHeader
        title="Finance partners"
        lead="The terms at which they lend. Saved terms apply to new term sheets and offers; earlier ones keep theirs."
      />
      <Card isFlush>
        <RecordList
          label="Finance partners"
          query={useQuery(financeTermsQuery)}
          rowsOf={(partners) => partners}
          columns={columns}
          rowKey={({ finance_partner_id }) => String(finance_partner_id)}
          rowLink={({ finance_partner_id }) => `/admin/finance-partners/${finance_partner_id}`}
          skeletonRows={2}
          empty={{ text: 'There is no finance partner.' }}
        />
      </Card>
    </>
  )
}
