import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../../lib/net/use-change.ts'

/** Also the name under which an approval that waits is refused. */
export const service = 'quote-desk'

/** Of the company, or of a trade. */
export const requestsQuery = ({ page, trade }: { page: number; trade: string | undefined }) =>
  queryOptions({
    queryKey: [...recordsKey(service), 'list', trade ?? '', page],
    queryFn: ({ signal }) =>
      api(quoteOffers.list, { query: { page: String(page), transaction_id: trade } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { isPrivate: true },
  })

/** The newest requests of a trade. */
export const requestsOfTradeQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), 'trade', transaction_id],
    queryFn: ({ signal }) => api(quoteOffers.list, { query: { transaction_id } }, { signal }),
    meta: { isPrivate: true },
  })

export const requestQuery = (case_id: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), case_id],
    queryFn: ({ signal }) => api(quoteOffers.list, { query: { case_id } }, { signal }),
    // What is accepted is what is offered now.
    staleTime: 0,
    meta: { isPrivate: true },
  })

type Calls = typeof quoteOffers
export const useAcceptOffer = () =>
  useChange(service, (body: WireInput<Calls['accept']>['body']) => api(quoteOffers.accept, { body }))
export const useRevise = () =>
  useChange(service, (body: WireInput<Calls['revise']>['body']) => api(quoteOffers.revise, { body }))
export const useAskAgain = () =>
  useChange(service, (case_id: string) => api(quoteOffers.askAgain, { body: { case_id } }))
export const useCancelRequest = () =>
  useChange(service, (case_id: string) => api(quoteOffers.cancel, { body: { case_id } }))
