import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxMoneyIn } from '@tradelane/contract/sandbox-money-in/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const key = ['sandbox-money-in'] as const

type Listed = WireOutput<typeof sandboxMoneyIn.list>
export type PlayedAccount = Listed['accounts'][number]
export type Arrival = Listed['arrivals'][number]
export type PaidIn = WireInput<typeof sandboxMoneyIn.pay>['body']

/** What arrives takes a moment: the provider reports it, and we ask what it is. */
export const moneyInQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxMoneyIn.list, { query: {} }, { signal }),
  refetchInterval: 3_000,
})

export const usePayIn = () => useChange([key], (body: PaidIn) => api(sandboxMoneyIn.pay, { body }))
