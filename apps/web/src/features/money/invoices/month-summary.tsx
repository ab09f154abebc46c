import { useQuery } from '@tanstack/react-query'
import type { WireMonthTotal } from '@tradelane/contract/invoices/calls'
import { formatMonth } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { invoiceSummaryQuery, monthPaper } from './invoice-queries.ts'

type MonthSummaryProps = { month: string | undefined; onMonth: (month: string) => void }

/** What a month comes to in each currency, with its files; nothing before the first invoice. The list below shows the month that is chosen. */
export function MonthSummary({ month, onMonth }: MonthSummaryProps) {
  const { data } = useQuery(invoiceSummaryQuery(month))
  const shown = data?.month
  if (!data || !shown) return null
  return (
    <Card title={`Monthly summary: ${formatMonth(shown)}`} isFlush>
      <div className="flex flex-wrap items-end justify-between gap-4 px-5 pb-4">
        <div className="w-full sm:max-w-[280px]">
          <Select
            label="Month"
            value={month ?? ''}
            options={[
              { value: '', label: 'All months' },
              ...monthsWith(data.months, month).map((one) => ({ value: one, label: formatMonth(one) })),
            ]}
            onChange={({ target }) => onMonth(target.value)}
          />
        </div>
        <span className="flex flex-wrap gap-2">
          <DownloadButton {...monthPaper(shown, 'pdf')} label={`${formatMonth(shown)} as PDF`} />
          <DownloadButton {...monthPaper(shown, 'csv')} label={`${formatMonth(shown)} as CSV`} />
        </span>
      </div>
      <DataTable
        label={`Invoices of ${formatMonth(shown)}`}
        rows={data.totals}
        columns={columns}
        rowKey={({ currency }) => currency}
        empty={<p className="px-5 pb-5 text-ink-2">No invoices in this month.</p>}
      />
    </Card>
  )
}

/** A month of the address without an invoice can be chosen too: the list is of that month. */
const monthsWith = (months: readonly string[], month: string | undefined) =>
  month === undefined || months.includes(month) ? months : [month, ...months]

const columns: Column<WireMonthTotal>[] = [
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency },
  { key: 'invoices', title: 'Invoices', isRight: true, cell: ({ invoices }) => invoices },
  { key: 'notes', title: 'Credit notes', isRight: true, cell: ({ credit_notes }) => credit_notes },
  {
    key: 'net',
    title: 'Net',
    isRight: true,
    cell: ({ net, currency }) => <Amount value={net} currency={currency} />,
  },
  {
    key: 'tax',
    title: 'Tax',
    isRight: true,
    cell: ({ tax, currency }) => <Amount value={tax} currency={currency} />,
  },
  {
    key: 'total',
    title: 'Total',
    isRight: true,
    cell: ({ total, currency }) => <Amount value={total} currency={currency} />,
  },
]
