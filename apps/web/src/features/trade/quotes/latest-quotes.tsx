import type { ListedQuote } from '@tradelane/contract/quotes/calls'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import type { ListAnswer } from '../../../ui/lists/record-list.tsx'
import { QuotesFilters } from './quotes-filters.tsx'
import { quotesListed } from './quotes-listed.tsx'
import type { useQuotesAddress } from './use-quotes-address.ts'

type LatestQuotesProps = {
  query: ListAnswer<{ data: readonly ListedQuote[] }>
  address: ReturnType<typeof useQuotesAddress>
  isNarrowed: boolean
}

/** The latest quotes with search and period. */
export function LatestQuotes({ query, address, isNarrowed }: LatestQuotesProps) {
  const { narrowed, ...listed } = quotesListed
  return (
    <ListPanel
      title="Quotes"
      all={{ to: '/dashboard/quotes', name: 'quotes' }}
      height={280}
      filters={<QuotesFilters address={address} />}
      list={{
        ...listed,
        query,
        rowsOf: ({ data }) => data,
        ...(isNarrowed && { narrowed }),
      }}
    />
  )
}
