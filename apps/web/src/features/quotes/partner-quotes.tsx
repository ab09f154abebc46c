import { useQuery } from '@tanstack/react-query'
import { quotesQuery } from '../../lib/queries/quotes.ts'
import { ListFailure } from '../../ui/list-failure.tsx'
import { QuotesTable } from './quotes-table.tsx'

const shownRows = 10

/** The prices of the last year for payments to one partner. */
export function PartnerQuotes({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(
    quotesQuery({ period: 'yearly', beneficiaryId, limit: shownRows }),
  )
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  return <QuotesTable rows={data?.data} isNarrowed={false} />
}
