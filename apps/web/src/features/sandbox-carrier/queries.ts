import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxCarrier } from '@tradelane/contract/sandbox-carrier/calls'
import { api } from '../../lib/net/api.ts'

const key = ['sandbox-carrier'] as const

export type PlayedShipment = WireOutput<typeof sandboxCarrier.list>['shipments'][number]

export const playedShipmentsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxCarrier.list, {}, { signal }),
  refetchInterval: 5_000,
})

export function useAdvance() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WireInput<typeof sandboxCarrier.advance>['body']) =>
      api(sandboxCarrier.advance, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
