import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const key = ['sandbox-payments'] as const

export type PlayedPayments = WireOutput<typeof sandboxPayments.list>
export type PlayedPayout = PlayedPayments['payouts'][number]

export const playedPaymentsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxPayments.list, {}, { signal }),
  refetchInterval: 3_000,
})

export const usePlayPayout = () =>
  useChange([key], (body: WireInput<typeof sandboxPayments.act>['body']) =>
    api(sandboxPayments.act, { body }),
  )

export const useBehave = () =>
  useChange([key], (body: PlayedPayments['manners']) => api(sandboxPayments.behave, { body }))
