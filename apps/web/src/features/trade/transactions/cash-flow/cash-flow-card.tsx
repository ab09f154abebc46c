import { queryOptions, useQuery } from '@tanstack/react-query'
import { tradeFigures, type WireCashLine } from '@tradelane/contract/transactions/figures'
import type { Currency } from '@tradelane/money'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { api } from '../../../../lib/net/api.ts'
import { tradesKey } from '../../../../lib/queries/trades.ts'
import { Card } from '../../../../ui/card.tsx'
import { FoldOnPhone } from '../../../../ui/fold-on-phone.tsx'
import type { Column } from '../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'

const cashFlowQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...tradesKey, 'cash', transaction_id],
    queryFn: ({ signal }) => api(tradeFigures.cashFlow, { query: { transaction_id } }, { signal }),
    staleTime: 0,
  })

/** What went out and came in for the trade, and what is still to come. */
export function CashFlowCard({ transactionId }: { transactionId: string }) {
  const { data, error, refetch } = useQuery(cashFlowQuery(transactionId))
  if (!data && error)
    return (
      <Card title="Cash flow" isFlush>
        <ListFailure error={error} onRetry={refetch} />
      </Card>
    )
  // Nothing has moved, and nothing will: the total says so.
  if (!data || data.past.length + data.ahead.length === 0) return null
  const { currency, past, ahead } = data
  return (
    <Card title="Cash flow" isFlush>
      <p className="px-5 pb-4 text-ink-2">
        What left the company and came in, and what is still to come, with the sum up to each line. Quotes
        that are not accepted are left out. Days are in UTC.
      </p>
      {past.length > 0 && <Lines title="Until today" lines={past} currency={currency} />}
      {ahead.length > 0 && <Lines title="Still to come" lines={ahead} currency={currency} />}
    </Card>
  )
}

type LinesProps = { title: string; lines: readonly WireCashLine[]; currency: Currency }

function Lines({ title, lines, currency }: LinesProps) {
  return (
    <FoldOnPhone title={`${title}: ${lines.length} entries`} rows={lines.length}>
      <h3 className="px-5 pt-2 pb-1 font-medium">{title}</h3>
      <DataTable
        label={title}
        columns={columnsIn(currency)}
        rows={lines.map((line, index) => ({ ...line, key: String(index) }))}
        rowKey={({ key }) => key}
        maxHeight={480}
        empty={null}
      />
    </FoldOnPhone>
  )
}

const standings = {
  booked: '',
  set_aside: 'Set aside, still yours',
  owed: 'Held or owed',
  expected: 'Expected',
}

const columnsIn = (currency: Currency): Column<WireCashLine>[] => [
  {
    key: 'day',
    title: 'Day',
    className: 'sm:w-40',
    cell: ({ day }) => (day === null ? 'Not known yet' : formatDay(day)),
  },
  {
    key: 'what',
    title: 'What',
    isMain: true,
    cell: ({ description, standing }) => (
      <>
        {description}
        {standings[standing] && <span className="block text-xs text-ink-2">{standings[standing]}</span>}
      </>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    // Of both tables, so that their columns are in line.
    className: 'sm:w-56',
    cell: (line) => (
      <>
        <Amount value={line.amount} currency={line.currency} />
        {line.currency !== currency && (
          <span className="num block text-xs text-ink-2">
            {line.amount_in_total === null ? (
              'No rate: not in the sum'
            ) : (
              <>
                <Amount value={line.amount_in_total} currency={currency} />
                {line.rate && `, ${line.rate.source}`}
              </>
            )}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'sum',
    title: 'Sum',
    isRight: true,
    className: 'sm:w-44',
    cell: ({ sum }) => <Amount value={sum} currency={currency} />,
  },
]
