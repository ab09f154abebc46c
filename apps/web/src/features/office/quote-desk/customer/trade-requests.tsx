import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { requestColumns } from './request-columns.tsx'
import { requestsOfTradeQuery } from './request-queries.ts'

/** What the desk was last asked for in a trade, and where the rest is: nothing is ordered before an offer is accepted. A trade without requests shows nothing. */
export function TradeRequests({ transactionId }: { transactionId: string }) {
  const query = useQuery(requestsOfTradeQuery(transactionId))
  const { cases, pagination } = query.data ?? {}
  if (cases?.length === 0) return null
  const isMore = cases && pagination && pagination.total > cases.length
  return (
    <Card
      title="Requests to our desk"
      isFlush
      action={
        isMore && (
          <Link to={`/offers?transaction_id=${transactionId}`} className="text-link">
            All {pagination.total} requests of this trade
          </Link>
        )
      }
    >
      <RecordList
        label="Requests to our desk"
        columns={requestColumns}
        query={query}
        rowsOf={(answer) => answer.cases}
        rowKey={({ case_id }) => case_id}
        rowLink={({ case_id }) => `/offers/${case_id}`}
        empty={{ text: 'No requests yet.' }}
      />
    </Card>
  )
}
