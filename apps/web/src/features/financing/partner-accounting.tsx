import { Amount } from '../../ui/amount.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FinancingDetails } from './queries.ts'

type PaidTo = FinancingDetails['accounting_data'][number]

/** What was paid to one partner, currency by currency. */
export function PartnerAccounting({ details }: { details: FinancingDetails }) {
  return (
    <DataTable
      label="Accounting"
      columns={columns}
      rows={details.accounting_data}
      rowKey={({ currency }) => currency}
      empty={
        <EmptyState title="No record found">What was paid to this partner in all stands here.</EmptyState>
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
    title: 'On its way',
    isRight: true,
    cell: ({ amount_under_way, currency }) => <Amount value={amount_under_way} currency={currency} />,
  },
]
