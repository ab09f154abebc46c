import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { quotesQuery } from '../../lib/queries/quotes.ts'
import { Card } from '../../ui/card.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QuotesFilters } from './quotes-filters.tsx'
import { QuotesTable } from './quotes-table.tsx'
import { useQuotesFilter } from './use-quotes-filter.ts'

const shownRows = 4

/** The dashboard's panel of the newest prices. */
export function QuotesPanel() {
  const filter = useQuotesFilter('quotes-')
  const { period, search } = filter
  const { data, error, refetch } = useQuery(quotesQuery({ period, search, limit: shownRows }))
  return (
    <Card
      title="Quotes"
      isFlush
      action={
        <Link to="/dashboard/quotes" className="text-link">
          View all<span className="sr-only"> quotes</span>
        </Link>
      }
    >
      <QuotesFilters filter={filter} />
      <ListFrame height={280}>
        {error && !data ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <QuotesTable rows={data?.data} isNarrowed={search !== ''} />
        )}
      </ListFrame>
    </Card>
  )
}
