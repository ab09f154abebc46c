import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { adminBuyers, tradingCalls } from '@tradelane/contract/trading-info/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

export type TradingValues = WireInput<typeof tradingCalls.add>['body']

/** Sends the form as it is, or by the link that it came with. */
export const useSendTradingInfo = (link: { token: string; session: string } | undefined) =>
  useMutation({
    mutationFn: (fields: TradingValues) =>
      link ? api(links.complete, { body: { ...link, fields } }) : api(tradingCalls.add, { body: fields }),
  })

export const useOpenLink = (token: string) =>
  useMutation({ mutationFn: () => api(links.open, { body: { token } }) })

const buyersKey = ['admin', 'buyers']

export const buyersQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...buyersKey, 'list', search, page],
    queryFn: async ({ signal }) => {
      const answer = await api(
        adminBuyers.buyers,
        { query: { search, page: String(page) }, body: {} },
        { signal },
      )
      if (!('buyers' in answer)) throw new Error('a record was answered instead of the list')
      return answer
    },
    placeholderData: keepPreviousData,
  })

export const buyerQuery = (tradingId: string) =>
  queryOptions({
    queryKey: [...buyersKey, tradingId],
    queryFn: async ({ signal }) => {
      const body = { trading_id: tradingId }
      const answer = await api(adminBuyers.buyers, { query: {}, body }, { signal })
      if (!('record' in answer)) throw new Error('the list was answered instead of a record')
      return answer
    },
    staleTime: 0,
  })

export const useConvertBuyer = () =>
  useChange(
    [buyersKey, ['admin', 'tasks'], ['admin', 'unread']],
    (body: WireInput<typeof adminBuyers.convert>['body']) => api(adminBuyers.convert, { body }),
  )
