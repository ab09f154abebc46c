import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminSearch } from '@tradelane/contract/search/calls'
import { api } from '../../../lib/net/api.ts'

/** The call takes no shorter text. */
export const leastLength = 2

/** Records of every kind that a text finds; nothing is asked before it is long enough. */
export const officeSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['office', 'search', text],
    queryFn: ({ signal }) => api(adminSearch.all, { body: { text } }, { signal }),
    enabled: text.length >= leastLength,
    placeholderData: keepPreviousData,
  })
