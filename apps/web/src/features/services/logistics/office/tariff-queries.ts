import { queryOptions } from '@tanstack/react-query'
import { tariffs } from '@tradelane/contract/logistics/tariffs'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'

const tariffKey = ['admin', 'tariff'] as const

export const tariffQuery = queryOptions({
  queryKey: tariffKey,
  queryFn: ({ signal }) => api(tariffs.get, {}, { signal }),
  // What is edited is what is in force now.
  staleTime: 0,
})

export type SavedTariff = WireInput<typeof tariffs.save>['body']

export const useSaveTariff = () => useChange([tariffKey], (body: SavedTariff) => api(tariffs.save, { body }))
