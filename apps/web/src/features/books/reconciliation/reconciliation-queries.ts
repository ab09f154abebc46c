import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { reconciliation } from '@tradelane/contract/reconciliation/calls'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

const differencesKey = officeRecordsKey('reconciliation')

export const differencesQuery = queryOptions({
  queryKey: [...differencesKey, 'all'],
  queryFn: ({ signal }) => api(reconciliation.list, {}, { signal }),
  // Who looks something up in another window comes back to the dialog that was open.
  refetchOnWindowFocus: false,
})

export type Explanation = WireOutput<typeof reconciliation.explain>

/** Of the version that is shown: what has changed is searched again. */
export const explainQuery = ({ difference_id, version }: { difference_id: string; version: number }) =>
  queryOptions({
    queryKey: [...differencesKey, 'explain', difference_id, version],
    queryFn: ({ signal }) => api(reconciliation.explain, { body: { difference_id } }, { signal }),
    refetchOnWindowFocus: false,
  })

/** Tasks and the overview's counts follow. */
const changed = [
  [...differencesKey, 'all'],
  ['admin', 'tasks'],
  ['admin', 'overview'],
  ['admin', 'unread'],
]

export const useCloseDifference = () =>
  useChange(changed, (body: WireInput<typeof reconciliation.close>['body']) =>
    api(reconciliation.close, { body }),
  )
export const useReopenDifference = () =>
  useChange(changed, (body: WireInput<typeof reconciliation.reopen>['body']) =>
    api(reconciliation.reopen, { body }),
  )
