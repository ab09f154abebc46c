import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../../ui/card.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { requestColumns } from './request-columns.tsx'
import { requestsOfTradeQuery } from './request-queries.ts'

/** What the desk was asked for in a trade: nothing is ordered before an offer is accepted. A trade without requests shows nothing. */
export function TradeRequests({ transactionId }: { transactionId: string }) {
  const query = useQuery(requestsOfTradeQuery(transactionId))
  if (query.data?.cases.length === 0) return null
  return (
    <Card title="Requests to our desk" isFlush>
      <RecordList
        label="Requests to our desk"
        columns={requestColumns}
        query={query}
        rowsOf={({ cases }) => cases}
        rowKey={({ case_id }) => case_id}
        rowLink={({ case_id }) => `/offers/${case_id}`}
        empty={{ text: 'No requests yet.' }}
      />
    </Card>
  )
}
