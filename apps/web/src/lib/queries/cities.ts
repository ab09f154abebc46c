import { queryOptions } from '@tanstack/react-query'
import { type City, places } from '@tradelane/contract/places/calls'
import { api } from '../net/api.ts'

/** The cities that match a typed text, at most four. One letter alone sends no request. */
export const citiesQuery = (typed: string) => {
  const q = typed.trim()
  return queryOptions({
    queryKey: ['cities', q],
    queryFn: ({ signal }) => api(places.cities, { query: { q, maxRows: '4' } }, { signal }),
    enabled: q.length > 1,
    // Cities do not change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A chosen city as its field shows it: 'Hamburg, DE'. */
export const cityText = ({ name, countryCode }: City): string => `${name}, ${countryCode}`
