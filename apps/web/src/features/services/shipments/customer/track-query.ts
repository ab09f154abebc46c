import { queryOptions } from '@tanstack/react-query'
import { shipments } from '@tradelane/contract/shipments/calls'
import { api } from '../../../../lib/net/api.ts'

const ended = new Set(['delivered', 'closed', 'cancelled', 'denied'])
const askAgainMs = 60_000

/** Without a session: the token is all that is needed. */
export const trackQuery = (token: string) =>
  queryOptions({
    queryKey: ['track', token],
    queryFn: ({ signal }) => api(shipments.track, { query: { token } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && !ended.has(data.state) ? askAgainMs : false),
  })
