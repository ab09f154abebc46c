import { queryOptions } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import { shipments } from '@tradelane/contract/shipments/calls'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import { api } from '../../../../lib/net/api.ts'

const askAgainMs = 60_000

/** Without a session: the token is all that is needed. */
export const trackQuery = (token: string) =>
  queryOptions({
    queryKey: ['track', token],
    queryFn: ({ signal }) => api(shipments.track, { query: { token } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && changesByItself(bookingStateTable, data.state) ? askAgainMs : false,
  })
