import { queryOptions } from '@tanstack/react-query'
import { type City, places } from '@tradelane/contract/places/calls'
import { api } from '../net/api.ts'

/** The cities that a typed text may mean, at most four. Nothing is asked for one letter alone. */
export const citiesQuery = (typed: string) => {
  const q = typed.trim()
  return queryOptions({
    queryKey: ['cities', q],
    queryFn: ({ signal }) => api(places.cities, { query: { q, maxRows: '4' } }, { signal }),
    enabled: q.length > 1,
    // Cities stay where they are.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** As a chosen city stands in its field: 'Hamburg, DE'. */
export const cityText = ({ name, countryCode }: City): string => `${name}, ${countryCode}`
