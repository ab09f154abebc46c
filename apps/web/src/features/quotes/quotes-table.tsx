import type { ListedQuote } from '@tradelane/contract/quotes/calls'
import { Tag } from 'lucide-react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../lib/format/format-date.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShortId } from '../../ui/short-id.tsx'
import { QuoteAction } from './quote-action.tsx'

type QuotesTableProps = {
  rows: readonly ListedQuote[] | undefined
  /** Whether it was searched or narrowed: then nothing found does not mean that there is nothing. */
  isNarrowed: boolean
  skeletonRows?: number
}

export function QuotesTable({ rows, isNarrowed, skeletonRows = 4 }: QuotesTableProps) {
  return (
    <DataTable
      label="Quotes"
      columns={columns}
      rows={rows}
      rowKey={({ quote_id }) => quote_id}
      skeletonRows={skeletonRows}
      empty={
        isNarrowed ? (
          <EmptyState title="No results">No quote of this period fits. Try a longer period.</EmptyState>
        ) : (
          <EmptyState icon={Tag} title="No record found">
            Prices you are quoted for payments and conversions, and freight you choose or save, stand here, as
            long as they hold and after.
          </EmptyState>
        )
      }
    />
  )
}

const products = { payment: 'Payment', conversion: 'Conversion', freight: 'Freight' }

const columns: Column<ListedQuote>[] = [
  {
    key: 'id',
    title: 'Id',
    // As many characters as the specification shows of it.
    cell: ({ quote_id }) => <ShortId id={quote_id} start={2} />,
  },
  {
    key: 'product',
    title: 'Product',
    isMain: true,
    cell: (quote) => (
      <>
        <span className="line-clamp-1 font-medium wrap-anywhere">
          {products[quote.product]}
          {quote.company_name && ` ${quote.product === 'freight' ? 'by' : 'to'} ${quote.company_name}`}
        </span>
        <span className="num block text-xs font-normal text-ink-2 sm:whitespace-nowrap">
          {quote.way && `${quote.way}, `}
          {formatAmount(quote.source_amount, quote.source_currency)}
          {!quote.way && ` → ${formatAmount(quote.target_amount, quote.target_currency)}`}
        </span>
      </>
    ),
  },
  {
    key: 'date',
    title: 'Date',
    cell: ({ created_at }) => (
      <span title={formatInstant(created_at)} className="num whitespace-nowrap text-ink-2">
        {formatDay(created_at)}
      </span>
    ),
  },
  { key: 'action', title: 'Action', isRight: true, cell: (quote) => <QuoteAction quote={quote} /> },
]
