import { useQuery } from '@tanstack/react-query'
import type { WireHistory } from '@tradelane/contract/customers/history'
import { Layers } from 'lucide-react'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { dashboardRows, ListPanel } from '../../../../ui/lists/list-panel.tsx'
import { unbroken } from '../../../../ui/page-header.tsx'
import { customerHistoryQuery } from '../customer-queries.ts'

type Transaction = WireHistory['transactions'][number]

/** The newest transactions of a customer, on its profile; its history has them all. */
export function HistoryPanel({ uid }: { uid: string }) {
  const history = `/admin/customer-profiles/${uid}/history`
  return (
    <ListPanel
      title="History"
      all={{ to: history, name: 'transactions' }}
      list={{
        label: 'Transactions',
        query: useQuery(customerHistoryQuery(uid, 1)),
        rowsOf: ({ transactions }) => transactions.slice(0, dashboardRows),
        columns,
        rowKey: ({ transaction_id }) => transaction_id,
        rowLink: () => history,
        skeletonRows: dashboardRows,
        empty: { icon: Layers, text: 'The customer’s transactions will appear here.' },
      }}
    />
  )
}

const columns: Column<Transaction>[] = [
  {
    key: 'transaction',
    title: 'Transaction',
    className: 'num whitespace-nowrap',
    cell: ({ transaction_number }) => transaction_number,
  },
  {
    key: 'date',
    title: 'Date',
    className: 'num whitespace-nowrap',
    cell: ({ date }) => formatDay(date),
  },
  {
    key: 'services',
    title: 'Services',
    cell: ({ services }) =>
      services.length === 0 ? (
        '–'
      ) : (
        <ul>
          {services.map(({ title, status }) => (
            <li key={title}>
              {unbroken(title)}: {status}
            </li>
          ))}
        </ul>
      ),
  },
]
