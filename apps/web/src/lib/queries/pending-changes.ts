import { queryOptions } from '@tanstack/react-query'
import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../net/api.ts'
import { useChange } from '../net/use-change.ts'

const changesKey = ['admin', 'approvals'] as const

/** Changes that wait for a second person, then those that were decided last. */
export const changesQuery = queryOptions({
  queryKey: changesKey,
  queryFn: async () => (await api(fourEyes.list, {})).changes,
})

/** What was approved may have changed anything that the back office sees. */
const changed = [['admin']]

export const useDecideChange = () =>
  useChange(changed, (body: WireInput<typeof fourEyes.decide>['body']) => api(fourEyes.decide, { body }))
export const useWithdrawChange = () =>
  useChange(changed, (body: WireInput<typeof fourEyes.withdraw>['body']) => api(fourEyes.withdraw, { body }))
