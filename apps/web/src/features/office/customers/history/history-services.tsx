import type { WireHistoryService } from '@tradelane/contract/customers/history'
import { Layers } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { unbroken } from '../../../../ui/page-header.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'

type HistoryServicesProps = { number: string; services: readonly WireHistoryService[] }

/** The services of a transaction, one row each. */
export function HistoryServices({ number, services }: HistoryServicesProps) {
  return (
    <DataTable
      label={`Services of ${number}`}
      rows={services}
      columns={columns}
      rowKey={({ title }) => title}
      empty={
        <EmptyState title="No service yet" icon={Layers}>
          The services that the customer orders in this transaction will appear here.
        </EmptyState>
      }
    />
  )
}

const amount = (key: 'amount' | 'fee' | 'interest' | 'value', title: string): Column<WireHistoryService> => ({
  key,
  title,
  isRight: true,
  cell: ({ currency, [key]: value }) =>
    value === null || currency === null ? '–' : <Amount value={value} currency={currency} />,
})

const columns: Column<WireHistoryService>[] = [
  { key: 'title', title: 'Service', className: 'wrap-anywhere', cell: ({ title }) => unbroken(title) },
  {
    key: 'way',
    title: 'From/To',
    className: 'wrap-anywhere',
    cell: ({ from, to }) => [from, to].filter(Boolean).join(' → ') || '–',
  },
  amount('amount', 'Amount'),
  amount('fee', 'Fee'),
  amount('interest', 'Interest'),
  amount('value', 'Value'),
  { key: 'terms', title: 'Terms', cell: ({ terms }) => terms ?? '–' },
  { key: 'status', title: 'Status', cell: ({ status }) => status },
  {
    key: 'detail',
    title: 'Action',
    className: 'whitespace-nowrap',
    cell: ({ link, title }) =>
      link === null ? (
        '–'
      ) : (
        <LinkButton to={link} size="sm" aria-label={`View Detail of ${title}`}>
          View Detail
        </LinkButton>
      ),
  },
]
