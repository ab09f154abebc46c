import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { quoteRequestsKey } from '../../../lib/queries/quote-requests.ts'

const trades = ['trades']
const keys = [quoteRequestsKey, trades]

export const requestsQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...quoteRequestsKey, 'list', search, page],
    queryFn: ({ signal }) =>
      api(
        quoteRequests.list,
        { query: { page: String(page), limit: '10', ...(search && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

type RequestId = { quote_request_id: string }

export const useSubmitRequest = () =>
  useChange(
    [...keys, ['quote-desk'], ['quotes'], ['tasks'], ['notifications']],
    (body: RequestId & { version?: number }) => api(quoteRequests.submit, { body }),
  )
export const useCopyRequest = () =>
  useChange(keys, (body: RequestId | { transaction_id: string }) => api(quoteRequests.copy, { body }))
export const useRemoveRequest = () =>
  useChange(keys, (body: RequestId) => api(quoteRequests.remove, { body }))
