import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import type { FinancingDetails } from './financing-queries.ts'

type PaidTo = FinancingDetails['accounting_data'][number]

/** The totals paid to one partner, by currency. */
export function PartnerAccounting({ details }: { details: FinancingDetails }) {
  return (
    <DataTable
      label="Accounting"
      columns={columns}
      rows={details.accounting_data}
      rowKey={({ currency }) => currency}
      empty={
        <EmptyState title="No record found">The totals paid to this partner will appear here.</EmptyState>
      }
    />
  )
}

const columns: Column<PaidTo>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency },
  { key: 'payments', title: 'Payments', isRight: true, cell: ({ payments }) => payments },
  {
    key: 'paid',
    title: 'Paid',
    isRight: true,
    cell: ({ amount_paid, currency }) => <Amount value={amount_paid} currency={currency} />,
  },
  {
    key: 'underWay',
    title: 'In progress',
    isRight: true,
    cell: ({ amount_under_way, currency }) => <Amount value={amount_under_way} currency={currency} />,
  },
]
