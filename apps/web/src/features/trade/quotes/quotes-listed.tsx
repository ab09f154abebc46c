import type { ListedQuote } from '@tradelane/contract/quotes/calls'
import { Tag } from 'lucide-react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ShortId } from '../../../ui/records/short-id.tsx'
import { QuoteAction } from './quote-action.tsx'

const products = {
  payment: 'Payment',
  conversion: 'Conversion',
  freight: 'Freight',
  insurance: 'Insurance',
  inspection: 'Inspection',
}

const columns: Column<ListedQuote>[] = [
  {
    key: 'id',
    title: 'Id',
    // The number of characters in the specification.
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
          {quote.company_name &&
            ` ${quote.product === 'freight' || quote.product === 'inspection' ? 'by' : 'to'} ${quote.company_name}`}
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

/** Quotes of all services as a list shows them. */
export const quotesListed = {
  label: 'Quotes',
  columns,
  rowKey: ({ quote_id }: ListedQuote) => quote_id,
  empty: {
    icon: Tag,
    title: 'No record found',
    text: 'Quotes for payments, conversions, insurance and inspections, and freight that you choose or save, will appear here.',
  },
  narrowed: { title: 'No results', text: 'No quote of this period matches. Try a longer period.' },
}
