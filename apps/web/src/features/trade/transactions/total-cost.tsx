import { type ImportCharges, importChargesNames } from '@tradelane/contract/transactions/budget'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { Link } from 'react-router'
import { formatAmount, formatRate } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { TradeDownloads } from './trade-downloads.tsx'

type CostLine = WireTransactionSummary['cost_lines'][number]

/** What the trade costs, by how far the money has gone, and each line of it. */
export function TotalCost({ trade }: { trade: WireTransactionSummary }) {
  const { total, cost_lines: lines } = trade
  const { currency, paid, committed, quoted } = total
  const unknown = lines.filter((line) => line.amount_in_total === null)
  return (
    <Card title="Total Cost" isFlush action={<TradeDownloads trade={trade} />}>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 px-5 pb-5">
        <Amount value={total.total} currency={currency} className="text-2xl font-semibold" />
        <div className="min-w-[240px] max-sm:w-full">
          <DefinitionList
            layout="summary"
            facts={[
              { term: 'Paid or on its way', value: <Amount value={paid} currency={currency} /> },
              { term: 'Held or owed', value: <Amount value={committed} currency={currency} /> },
              { term: 'Quoted, not accepted', value: <Amount value={quoted} currency={currency} /> },
            ]}
          />
        </div>
      </div>
      {unknown.length > 0 && (
        <p className="px-5 pb-4 text-ink-2">
          Not in the total, because there is no current rate:{' '}
          {unknown.map((line) => formatAmount(line.amount, line.currency)).join(', ')}.
        </p>
      )}
      {trade.budget?.lacks_import_charges && (
        <p className="px-5 pb-4 text-ink-2">
          {lacking(trade.budget.lacks_import_charges)}: not in this total.{' '}
          <Link to={`/landed-cost?transaction_id=${trade.transaction_id}`} className="text-link print:hidden">
            {trade.budget.lacks_import_charges === 'tax' ? 'Landed cost' : 'Estimate them'}
          </Link>
        </p>
      )}
      {lines.length > 0 && (
        // On paper the budget says what each kind comes to, and all is on one page.
        <div className={trade.budget?.written ? 'print:hidden' : undefined}>
          <FoldOnPhone title={`All ${lines.length} costs`} rows={lines.length}>
            <DataTable
              label="Costs"
              columns={columnsIn(currency).filter(({ key }) => key !== 'total' || lines.some(isForeign))}
              rows={lines}
              rowKey={(line) => `${line.id} ${line.kind}`}
              empty={null}
            />
          </FoldOnPhone>
        </div>
      )}
    </Card>
  )
}

/** A process of before an update says no more than `true`. */
const lacking = (charges: ImportCharges) => importChargesNames[charges] ?? importChargesNames.duty_and_tax

/** In another currency than the total. */
const isForeign = ({ rate, amount_in_total: inTotal }: CostLine) => rate !== null || inTotal === null

const standings = { paid: 'Paid', committed: 'Held or owed', quoted: 'Quoted' }

const columnsIn = (currency: WireTransactionSummary['total']['currency']): Column<CostLine>[] => [
  { key: 'what', title: 'Cost', isMain: true, cell: ({ description }) => description },
  { key: 'standing', title: 'Status', cell: ({ standing, status }) => status ?? standings[standing] },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    cell: (line) => (
      <>
        <Amount value={line.amount} currency={line.currency} />
        {line.rate && (
          <span className="block text-xs text-ink-2">
            <span className="num">{formatRate(line.rate.rate)}</span>, {rateSource(line.rate)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'total',
    title: `In ${currency}`,
    isRight: true,
    cell: ({ amount_in_total: amount }) =>
      amount === null ? 'No rate' : <Amount value={amount} currency={currency} />,
  },
]

/** The rate that was really used, or a published one with its day. */
const rateSource = ({ source, as_of }: NonNullable<CostLine['rate']>): string =>
  as_of ? `${source}, ${formatDay(as_of)}` : source
