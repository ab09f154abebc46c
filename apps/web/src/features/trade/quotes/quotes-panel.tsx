import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { quotesQuery } from '../../../lib/queries/quotes.ts'
import { FilledBoundary } from '../../../ui/charts/filled-panel.tsx'
import { useQuotesAddress } from './use-quotes-address.ts'

/** Comes with the first quote. */
const LatestQuotes = lazy(() =>
  import('./latest-quotes.tsx').then((module) => ({ default: module.LatestQuotes })),
)

const shownRows = 4

/** The dashboard's panel of the latest quotes. */
export function QuotesPanel() {
  const address = useQuotesAddress('quotes-')
  const { period, search, chosen } = address
  const query = useQuery(quotesQuery({ period, search, limit: shownRows }))
  const isNarrowed = Boolean(search || chosen)
  const count = query.data?.data.length
  return (
    // A search that finds nothing leaves the panel with its filters.
    <FilledBoundary count={isNarrowed ? 1 : count} error={query.error}>
      <LatestQuotes query={query} address={address} isNarrowed={isNarrowed} />
    </FilledBoundary>
  )
}
