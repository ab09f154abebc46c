import { queryOptions } from '@tanstack/react-query'
import { type City, cityRows, places } from '@tradelane/contract/places/calls'
import { api } from '../net/api.ts'

/** The cities that match a typed text, at most so many. One letter alone sends no request. */
export const citiesQuery = (typed: string, most: number = cityRows.usual) => {
  const q = typed.trim()
  return queryOptions({
    queryKey: ['cities', q, most],
    queryFn: ({ signal }) => api(places.cities, { query: { q, maxRows: String(most) } }, { signal }),
    enabled: q.length > 1,
    // Cities do not change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A chosen city as its field shows it: 'Hamburg, DE', and 'Springfield, Illinois, US' where the country has several. */
export const cityText = ({ text }: City): string => text

/** What a list of suggestions says beside it: 'Port INNSA near Mumbai, Maharashtra, India'. */
export function cityNote({ text, region, countryName, terminal }: City): string {
  const place = [text.includes(region) ? '' : region, countryName].filter(Boolean).join(', ')
  if (!terminal) return place
  const kind = terminal.kind === 'port' ? 'Port' : 'Airport'
  return `${kind} ${terminal.code}${terminal.near && ` near ${terminal.near}`}, ${place}`
}
