import { useQuery } from '@tanstack/react-query'
import type { ListedTransaction } from '@tradelane/contract/transactions/calls'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { tradeAddress, tradesQuery } from '../../../lib/queries/trades.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListFilters } from '../../../ui/lists/list-filters.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'

/** All trades of the company, newest first. */
export function EarlierTrades({ shownId }: { shownId: string }) {
  const address = useListAddress({ prefix: 'trades-' })
  const { search, page } = address
  return (
    <Card title="All trades" isFlush className="print:hidden">
      <ListFilters address={address} search="Search by number or name" />
      <RecordList
        label="Trades"
        columns={columnsBut(shownId)}
        query={useQuery(tradesQuery({ search, page }))}
        rowsOf={({ transactions }) => transactions}
        rowKey={({ transaction_id }) => transaction_id}
        rowLink={({ transaction_id }) => tradeAddress(transaction_id)}
        empty={{ text: 'Your trades will appear here.' }}
        {...(search && { narrowed: { text: 'Try fewer words.' } })}
        onPage={address.goTo}
      />
    </Card>
  )
}

const columnsBut = (shownId: string): Column<ListedTransaction>[] => [
  {
    key: 'number',
    title: 'Trade',
    isMain: true,
    cell: ({ transaction_number, name }) => (
      <>
        <span className="num whitespace-nowrap">{transaction_number}</span>
        {name && <span className="block font-normal wrap-anywhere text-ink-2">{name}</span>}
      </>
    ),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ is_current, transaction_id }) =>
      is_current ? (
        <Badge tone="done">Current</Badge>
      ) : transaction_id === shownId ? (
        <Badge tone="idle">Shown</Badge>
      ) : (
        '–'
      ),
  },
  {
    key: 'created',
    title: 'Started',
    className: 'num whitespace-nowrap',
    cell: ({ created_at }) => formatDay(created_at),
  },
]
