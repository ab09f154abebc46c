import { useQueries } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { tradeAddress, tradeSummaryQuery, tradeText } from '../../../../lib/queries/trades.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { TradeField } from '../../../../ui/forms/trade-field.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { type ComparedRow, compareRows } from './compare-rows.ts'

const mostOthers = 2

/** The trade beside one or two others, by kind and per unit. Which ones is in the address. */
export function CompareCard({ trade }: { trade: WireTransactionSummary }) {
  const { ids, choose } = useChosen(trade.transaction_id)
  const others = useQueries({ queries: ids.map((id) => tradeSummaryQuery(id)) })
  const failed = others.find(({ error }) => error)?.error
  const trades = [trade, ...others.flatMap(({ data }) => data ?? [])]
  return (
    <Card title="Compare with other trades" isFlush>
      <div className="grid gap-3 px-5 pb-5">
        {ids.length < mostOthers && (
          <div className="max-w-form">
            <TradeField
              key={ids.join()}
              isOnlyExisting
              value=""
              onChange={(id) => choose([...ids, id])}
              except={[trade.transaction_id, ...ids]}
            />
          </div>
        )}
        {failed && <p role="alert">{messageOf(failed)}</p>}
        {trades.length > 1 && (
          <ul className="grid gap-1">
            {trades.map((one) => (
              <li key={one.transaction_id} className="wrap-anywhere">
                <Link to={tradeAddress(one.transaction_id)} className="text-link">
                  {tradeText(one)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {ids.length > 0 && (
          <Button size="sm" className="justify-self-start" onClick={() => choose([])}>
            Compare no more
          </Button>
        )}
      </div>
      {trades.length > 1 && (
        <>
          <DataTable
            label="Trades side by side"
            columns={columnsOf(trades)}
            rows={compareRows(trades)}
            rowKey={({ key }) => key}
            empty={null}
          />
          <p className="px-5 py-4 text-xs text-ink-2">
            Each trade is in its own currency. Amounts per unit are rounded half up, once, where the budget
            says how many units are sold.
          </p>
        </>
      )}
    </Card>
  )
}

function useChosen(shownId: string) {
  const [address, setAddress] = useSearchParams()
  const named = (address.get('compare') ?? '').split(',').filter((id) => id !== '' && id !== shownId)
  const ids = [...new Set(named)].slice(0, mostOthers)
  const choose = (chosen: readonly string[]) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (chosen.length > 0) next.set('compare', chosen.join(','))
        else next.delete('compare')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { ids, choose }
}

const columnsOf = (trades: readonly WireTransactionSummary[]): Column<ComparedRow>[] => [
  { key: 'title', title: 'Kind', isMain: true, cell: ({ title }) => title },
  ...trades.map(
    (trade, index): Column<ComparedRow> => ({
      key: trade.transaction_id,
      title: trade.transaction_number,
      isRight: true,
      cell: ({ cells }) => {
        const cell = cells[index]
        if (!cell) return '–'
        return (
          <>
            <Amount value={cell.amount} currency={cell.currency} />
            {cell.perUnit !== null && (
              <span className="block text-xs text-ink-2">
                <Amount value={cell.perUnit} currency={cell.currency} /> per unit
              </span>
            )}
          </>
        )
      },
    }),
  ),
]
