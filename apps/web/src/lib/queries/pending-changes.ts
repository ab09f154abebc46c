import { queryOptions, useQuery } from '@tanstack/react-query'
import { fourEyes, type WireChange } from '@tradelane/contract/four-eyes/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../net/api.ts'
import { useChange } from '../net/use-change.ts'

const changesKey = ['admin', 'approvals'] as const

/** Changes that wait for a second person, then those that were decided last. */
export const changesQuery = queryOptions({
  queryKey: changesKey,
  queryFn: async () => (await api(fourEyes.list, {})).changes,
})

/** Those that wait: of these kinds. */
export function usePendingChanges(kinds: readonly string[]): readonly WireChange[] {
  const { data = [] } = useQuery(changesQuery)
  return data.filter(({ state, kind }) => state === 'OPEN' && kinds.includes(kind))
}

/** Those that wait: of one record. */
export function useChangesOf(recordId: string): readonly WireChange[] {
  const { data = [] } = useQuery(changesQuery)
  return data.filter(({ state, subject_id }) => state === 'OPEN' && subject_id === recordId)
}

/** What was approved may have changed anything that the back office sees. */
const changed = [['admin']]

export const useDecideChange = () =>
  useChange(changed, (body: WireInput<typeof fourEyes.decide>['body']) => api(fourEyes.decide, { body }))
export const useWithdrawChange = () =>
  useChange(changed, (body: WireInput<typeof fourEyes.withdraw>['body']) => api(fourEyes.withdraw, { body }))
