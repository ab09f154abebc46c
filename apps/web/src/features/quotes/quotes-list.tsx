import { useQuery } from '@tanstack/react-query'
import { quotesQuery } from '../../lib/queries/quotes.ts'
import { Card } from '../../ui/card.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { QuotesFilters } from './quotes-filters.tsx'
import { QuotesTable } from './quotes-table.tsx'
import { useQuotesFilter } from './use-quotes-filter.ts'

/** /dashboard/quotes: every price of a period; period, search and page are in the address. */
export function QuotesList() {
  const filter = useQuotesFilter()
  const { period, search, page } = filter
  const { data, error, refetch } = useQuery(quotesQuery({ period, search, page }))
  return (
    <>
      <PageHeader
        title="Quotes"
        lead="The prices you were quoted: those that still hold, and what became of the others."
        back={{ to: '/dashboard', label: 'Dashboard' }}
      />
      <Card isFlush className="pt-5">
        <QuotesFilters filter={filter} />
        {error && !data ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <QuotesTable rows={data?.data} isNarrowed={search !== ''} skeletonRows={8} />
        )}
        {data && (
          <Pagination
            page={data.pagination.current_page}
            totalPages={data.pagination.total_pages}
            total={data.pagination.total}
            isLeast={data.pagination.total_is_least}
            onPage={filter.goTo}
          />
        )}
      </Card>
    </>
  )
}
