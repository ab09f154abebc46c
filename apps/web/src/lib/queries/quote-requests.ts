import { queryOptions, skipToken } from '@tanstack/react-query'
import { quoteRequests, type WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { api } from '../net/api.ts'

/** Begins the key of everything about requests for quotes. */
export const quoteRequestsKey = ['quote-requests'] as const

/** The save that runs. What is read waits for it: a form that is left saves its last change while the next page opens. */
export const runningSave: { answered: Promise<unknown> } = { answered: Promise.resolve() }

async function read(
  which: { quote_request_id?: string; transaction_id?: string },
  signal: AbortSignal,
): Promise<WireQuoteRequest | null> {
  await runningSave.answered
  const answer = await api(quoteRequests.get, { body: which }, { signal })
  return answer.quote_request_id === null ? null : (answer as WireQuoteRequest)
}

/** A request; nothing without an id. Read again whenever a page asks for it. */
export const quoteRequestQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...quoteRequestsKey, 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => read({ quote_request_id: id }, signal),
    staleTime: 0,
  })

/** That of a trade; null where the trade began without one. */
export const requestOfTradeQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...quoteRequestsKey, 'of trade', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => read({ transaction_id: id }, signal),
    staleTime: 0,
  })

/** The same, and without an id the newest draft of who asks; null where there is none. */
export const draftQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...quoteRequestsKey, id === undefined ? 'newest draft' : 'one', id],
    queryFn: ({ signal }) => read(id === undefined ? {} : { quote_request_id: id }, signal),
    staleTime: 0,
  })
