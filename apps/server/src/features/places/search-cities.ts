import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { City } from '@tradelane/contract/places/calls'
import type { CityFile, KeyKind, KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { readCities } from './read-cities.ts'

/**
 * Ranked by population. An exact name counts ten times; a match at a later word counts a tenth, and so does an exact
 * alternate name. So 'york' finds York, 'ham' finds Hamburg before the village of Ham, and 'wien' finds Vienna.
 */
export async function searchCities(query: string, maxRows: number): Promise<City[]> {
  const folded = foldName(query.replace(/,[^,]*$/, ''))
  if (folded.length < 2) return []
  return bestOf(await readCities(), folded, maxRows).map(asAnswered)
}

const likeness: Record<KeyKind, { begins: number; isWhole: number }> = {
  name: { begins: 10, isWhole: 100 },
  otherName: { begins: 0.5, isWhole: 1 },
  laterWord: { begins: 1, isWhole: 1 },
}

function bestOf(cities: CityFile, query: string, most: number): KnownCity[] {
  const weights = new Map<KnownCity['geonameId'], { city: KnownCity; weight: number }>()
  for (const [like, numbers] of largestByLikeness(cities, query, most)) {
    for (const city of numbers.map((number) => cities.cityOf(number))) {
      const weight = like * (city.population + 1)
      const known = weights.get(city.geonameId)
      if (!known || known.weight < weight) weights.set(city.geonameId, { city, weight })
    }
  }
  const best = [...weights.values()].sort((a, b) => b.weight - a.weight).slice(0, most)
  return best.map(({ city }) => city)
}

/** The largest cities of each match type, as many as requested: later ones cannot be among the best. */
function largestByLikeness(cities: CityFile, query: string, most: number): Map<number, number[]> {
  const largest = new Map<number, number[]>()
  const ends = new Map<number, number>()
  for (const { at, kind, isWhole } of cities.like(query)) {
    const like = isWhole ? likeness[kind].isWhole : likeness[kind].begins
    // Nearly all candidates end here: lines of larger cities come before those of smaller ones.
    if (at > (ends.get(like) ?? at)) continue
    const numbers = leastOf([...(largest.get(like) ?? []), cities.numberAt(at)], most)
    largest.set(like, numbers)
    if (numbers.length === most) ends.set(like, cities.endOf(numbers.at(-1) ?? 0))
  }
  return largest
}

function leastOf(numbers: readonly number[], most: number): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b).slice(0, most)
}

const asAnswered = ({ name, countryCode, lat, lng, geonameId }: KnownCity): City => ({
  name,
  countryCode,
  countryName: countryName(countryCode),
  lat: String(lat),
  lng: String(lng),
  geonameId,
})
