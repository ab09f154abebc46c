import { queryOptions } from '@tanstack/react-query'
import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

export const clockQuery = queryOptions({
  queryKey: ['sandbox-clock'],
  queryFn: ({ signal }) => api(sandboxClock.read, {}, { signal }),
})

/** Everything may be different afterwards, so everything is asked for again. */
export const useAdvanceClock = () =>
  useChange([[]], (advance_hours: number) => api(sandboxClock.advance, { body: { advance_hours } }))
