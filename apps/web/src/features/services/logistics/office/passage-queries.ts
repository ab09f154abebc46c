import { queryOptions } from '@tanstack/react-query'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'

const passagesKey = ['admin', 'passages'] as const

export const passagesQuery = queryOptions({
  queryKey: passagesKey,
  queryFn: ({ signal }) => api(passages.list, {}, { signal }),
  // What is decided on is what is there now.
  staleTime: 0,
})

type Closed = WireInput<typeof passages.close>['body']

export const useClosePassage = () => useChange([passagesKey], (body: Closed) => api(passages.close, { body }))

export const useReopenPassage = () =>
  useChange([passagesKey], (closure_id: string) => api(passages.reopen, { body: { closure_id } }))
