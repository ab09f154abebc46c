import { queryOptions } from '@tanstack/react-query'
import { quoteRequests, type WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { api } from '../net/api.ts'

/** Begins the key of everything about requests for quotes. */
export const quoteRequestsKey = ['quote-requests'] as const

/** A request by its id; without one the newest draft. Null where there is none. Read again whenever a page asks for it. */
export const quoteRequestQuery = (id?: string) =>
  queryOptions({
    queryKey: [...quoteRequestsKey, 'one', id ?? ''],
    queryFn: async ({ signal }): Promise<WireQuoteRequest | null> => {
      const answer = await api(quoteRequests.get, { body: id ? { quote_request_id: id } : {} }, { signal })
      return answer.quote_request_id === null ? null : (answer as WireQuoteRequest)
    },
    staleTime: 0,
  })
