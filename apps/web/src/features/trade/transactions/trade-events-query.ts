import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { transactionSummary, type WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { api } from '../../../lib/net/api.ts'
import { tradesKey } from '../../../lib/queries/trades.ts'

type Trade = Pick<WireTransactionSummary, 'transaction_id' | 'timeline'>

/** Everything that happened to a trade. Its summary, which the page reads again by itself, has the newest events: once they are others, all are asked for again. */
export const tradeEventsQuery = ({ transaction_id, timeline: newest }: Trade) =>
  queryOptions({
    queryKey: [...tradesKey, 'events', transaction_id, newest],
    queryFn: ({ signal }) =>
      api(transactionSummary.get, { query: { transaction_id, all_events: '1' } }, { signal }),
    select: ({ timeline }) => timeline,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
