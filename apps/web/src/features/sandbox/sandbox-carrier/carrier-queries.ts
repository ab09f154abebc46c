import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxCarrier } from '@tradelane/contract/sandbox-carrier/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const key = ['sandbox-carrier'] as const

export type PlayedShipment = WireOutput<typeof sandboxCarrier.list>['shipments'][number]

export const playedShipmentsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxCarrier.list, {}, { signal }),
  refetchInterval: 5_000,
})

export const useAdvance = () =>
  useChange([key], (body: WireInput<typeof sandboxCarrier.advance>['body']) =>
    api(sandboxCarrier.advance, { body }),
  )
