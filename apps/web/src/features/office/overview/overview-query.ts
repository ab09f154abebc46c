import { queryOptions } from '@tanstack/react-query'
import { overview, type WireOpenWork } from '@tradelane/contract/overview/calls'
import { api } from '../../../lib/net/api.ts'

export type { WireOpenWork }

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => api(overview.get, {}, { signal }),
  staleTime: 0,
})
