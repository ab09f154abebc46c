import { queryOptions } from '@tanstack/react-query'
import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { api } from '../net/api.ts'

/** Codes of the Harmonized System that match a typed word or code. One sign alone sends no request. */
export const hsCodesQuery = (typed: string) => {
  const search = typed.trim().slice(0, 100)
  return queryOptions({
    queryKey: ['hs-codes', search],
    queryFn: async ({ signal }) => (await api(hsCodes.search, { query: { search } }, { signal })).codes,
    enabled: search.length > 1,
    // The list changes with the product alone.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
