import { queryOptions } from '@tanstack/react-query'
import { facts } from '@tradelane/contract/facts/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

const kind = 'facts'

export const factsQuery = queryOptions({
  queryKey: [...officeRecordsKey(kind), 'list'],
  queryFn: async ({ signal }) => (await api(facts.list, {}, { signal })).facts,
})

export const useReadFact = () =>
  useChange(kind, (body: WireInput<typeof facts.read>['body']) => api(facts.read, { body }))
