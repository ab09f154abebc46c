import { useQuery } from '@tanstack/react-query'
import { quotesQuery } from '../../lib/queries/quotes.ts'
import { FilledPanel } from '../../ui/filled-panel.tsx'
import { QuotesFilters } from './quotes-filters.tsx'
import { quotesListed } from './quotes-listed.tsx'
import { useQuotesAddress } from './use-quotes-address.ts'

const shownRows = 4

/** The dashboard's panel of the latest quotes. */
export function QuotesPanel() {
  const address = useQuotesAddress('quotes-')
  const { period, search, chosen } = address
  const { narrowed, ...listed } = quotesListed
  return (
    <FilledPanel
      title="Quotes"
      all={{ to: '/dashboard/quotes', name: 'quotes' }}
      height={280}
      filters={<QuotesFilters address={address} />}
      list={{
        ...listed,
        query: useQuery(quotesQuery({ period, search, limit: shownRows })),
        rowsOf: ({ data }) => data,
        ...((search || chosen) && { narrowed }),
      }}
    />
  )
}
