import { useQuery } from '@tanstack/react-query'
import { quotesQuery } from '../../../lib/queries/quotes.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { QuotesFilters } from './quotes-filters.tsx'
import { quotesListed } from './quotes-listed.tsx'
import { useQuotesAddress } from './use-quotes-address.ts'

/** /dashboard/quotes: the quotes of a period, newest first. */
export function QuotesList() {
  const address = useQuotesAddress()
  const { period, search, page } = address
  return (
    <ListPage
      title="Quotes"
      lead="Your quotes for payments, conversions, freight, insurance and inspections, and what you can do with each. Ids are shortened; a click copies the whole id."
      back={{ to: '/dashboard', label: 'Dashboard' }}
      // A period alone narrows nothing: there is always one.
      address={{ ...address, chosen: undefined }}
      filters={
        <div className="pt-5">
          <QuotesFilters address={address} />
        </div>
      }
      list={{
        ...quotesListed,
        query: useQuery(quotesQuery({ period, search, page })),
        rowsOf: ({ data }) => data,
      }}
    />
  )
}
