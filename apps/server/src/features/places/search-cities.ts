import { countryName } from '@tradelane/contract/bank-countries'
import type { City } from '@tradelane/contract/places'
import type { KnownCity } from './city-file.ts'
import { type CityIndex, cityIndex } from './city-index.ts'
import { foldName } from './fold-name.ts'

/**
 * The larger first: a city of just that name as if it were ten times as large, one of which only a later word begins so as
 * if it were a tenth. So 'york' finds York and 'ham' finds Hamburg, not the village of Ham.
 */
export async function searchCities(query: string, maxRows: number): Promise<City[]> {
  const folded = foldName(query.replace(/,[^,]*$/, ''))
  if (folded.length < 2) return []
  return bestOf(await cityIndex(), folded, maxRows).map(asAnswered)
}

type Match = { weight: number; city: KnownCity }

function bestOf(index: CityIndex, query: string, most: number): KnownCity[] {
  const best: Match[] = []
  const inner = ` ${query}`
  for (const { folded, city } of index.like(query)) {
    const likeness = folded === query ? 100 : folded.startsWith(query) ? 10 : folded.includes(inner) ? 1 : 0
    const weight = likeness * (city.population + 1)
    if (weight === 0 || (best.length === most && weight <= (best[most - 1]?.weight ?? 0))) continue
    const place = best.findIndex((other) => other.weight < weight)
    best.splice(place < 0 ? best.length : place, 0, { weight, city })
    best.length = Math.min(best.length, most)
  }
  return best.map(({ city }) => city)
}

const asAnswered = ({ name, countryCode, lat, lng, geonameId }: KnownCity): City => ({
  name,
  countryCode,
  countryName: countryName(countryCode),
  lat: String(lat),
  lng: String(lng),
  geonameId,
})
