import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { adminSearch, search } from '@tradelane/contract/search/calls'
import { api } from '../../../lib/net/api.ts'

/** Who searches: the back office among everything, a company among its own. */
export type Reader = 'office' | 'company'

export type Hit = WireOutput<typeof adminSearch.all>['hits'][number]

/** The call takes no shorter text. */
export const leastLength = 2

/** Records of every kind that a text finds; nothing is asked before it is long enough. */
export const searchQuery = (reader: Reader, text: string) =>
  queryOptions({
    queryKey: [reader, 'search', text],
    queryFn: ({ signal }) =>
      api(reader === 'office' ? adminSearch.all : search.own, { body: { text } }, { signal }),
    enabled: text.length >= leastLength,
    placeholderData: keepPreviousData,
  })
