import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { City } from '@tradelane/contract/places/calls'
import type { CityFile, KnownCity } from './city-file.ts'
import type { Found, KeyKind } from './city-keys.ts'
import { cityText } from './city-text.ts'
import { foldName } from './fold-name.ts'
import { readCities } from './read-cities.ts'
import { isWithin, readingsOf, type WrittenPlace, wordsApart } from './split-place.ts'

/** From so many letters on, a typing error is forgiven: shorter texts resemble too many names. */
const leastForgiven = 4

/**
 * Ranked by population. A UN/LOCODE comes first. An exact name counts ten times; a match at a later word counts a tenth, and so does an exact
 * alternate name. So 'york' finds York, 'ham' finds Hamburg before the village of Ham, and 'wien' finds Vienna. What is found but for
 * one letter comes after it.
 */
export async function searchCities(query: string, maxRows: number): Promise<City[]> {
  const cities = await readCities()
  const found = firstFound(cities, query, maxRows)
  // Beside names that were found, only complete names.
  const nearly = found.length < maxRows ? nearlyFound(cities, query, maxRows, found.length > 0) : []
  const ids = new Set(found.map(({ geonameId }) => geonameId))
  return [...found, ...nearly.filter(({ geonameId }) => !ids.has(geonameId))]
    .slice(0, maxRows)
    .map((city) => asAnswered(city, foldName(query).replaceAll(' ', '')))
}

/** By the first way to read the text that finds something. A place that is in none of what is named with it is better than none. */
function firstFound(cities: CityFile, query: string, most: number): KnownCity[] {
  const readings = readingsOf(query)
  const name = readings.at(-1)?.name
  if (!name) return []
  for (const { name: start, within } of [...readings, { name, within: [] }, ...codesOf(name)]) {
    const found = bestOf(cities, cities.like(start), { most, within })
    if (found.length > 0) return found
  }
  for (const { name: whole, within } of wordsApart(name)) {
    const found = bestOf(cities, wholeOnes(cities.like(whole)), { most, within })
    if (found.length > 0) return found
  }
  return []
}

/** A UN/LOCODE is often written with a space: 'NL RTM'. */
function codesOf(name: string): WrittenPlace[] {
  return /^[a-z]{2} [a-z0-9]{3}$/.test(name) ? [{ name: name.replace(' ', ''), within: [] }] : []
}

function nearlyFound(cities: CityFile, query: string, most: number, isWhole: boolean): KnownCity[] {
  const reading = readingsOf(query).at(-1)
  if (!reading || reading.name.length < leastForgiven) return []
  const { name, within } = reading
  return bestOf(cities, withoutCodes(cities.nearly(name, isWhole)), { most, within })
}

/** Codes are short: many differ by one letter. */
function* withoutCodes(found: Iterable<Found>): Generator<Found> {
  for (const each of found) if (likeness[each.kind].begins > 0) yield each
}

function* wholeOnes(found: Iterable<Found>): Generator<Found> {
  for (const each of found) {
    if (!each.isWhole) return
    yield each
  }
}

const likeness: Record<KeyKind, { begins: number; isWhole: number }> = {
  name: { begins: 10, isWhole: 100 },
  otherName: { begins: 0.5, isWhole: 1 },
  laterWord: { begins: 1, isWhole: 1 },
  country: { begins: 0.5, isWhole: 1 },
  iata: { begins: 0, isWhole: 10 },
  // Nobody types one by chance, also where a town's name begins like it.
  locode: { begins: 0, isWhole: 1_000_000 },
}

type Wanted = { most: number; within: WrittenPlace['within'] }

function bestOf(cities: CityFile, found: Iterable<Found>, wanted: Wanted): KnownCity[] {
  const weights = new Map<KnownCity['geonameId'], { city: KnownCity; weight: number }>()
  for (const [like, numbers] of largestByLikeness(cities, found, wanted)) {
    for (const city of numbers.map((number) => cities.cityOf(number))) {
      const weight = like * (city.population + 1)
      const known = weights.get(city.geonameId)
      if (!known || known.weight < weight) weights.set(city.geonameId, { city, weight })
    }
  }
  const best = [...weights.values()].sort((a, b) => b.weight - a.weight).slice(0, wanted.most)
  return best.map(({ city }) => city)
}

/** So many cities are looked at for what they are in: the rest of those of a short text are not waited for. */
const mostLookedAt = 500

/** The largest cities of each match type, as many as requested: later ones cannot be among the best. */
function largestByLikeness(cities: CityFile, found: Iterable<Found>, { most, within }: Wanted) {
  const largest = new Map<number, number[]>()
  const ends = new Map<number, number>()
  const fits = new Map<number, boolean>()
  for (const { at, kind, isWhole } of found) {
    const like = isWhole ? likeness[kind].isWhole : likeness[kind].begins
    // Nearly all candidates end here: lines of larger cities come before those of smaller ones.
    if (like === 0 || at > (ends.get(like) ?? at)) continue
    const number = cities.numberAt(at)
    if (within.length > 0) {
      if (fits.size === mostLookedAt) break
      if (!fits.has(number)) fits.set(number, isWithin(cities, cities.cityOf(number), within))
      if (!fits.get(number)) continue
    }
    const numbers = leastOf([...(largest.get(like) ?? []), number], most)
    largest.set(like, numbers)
    if (numbers.length === most) ends.set(like, cities.endOf(numbers.at(-1) ?? 0))
  }
  return largest
}

function leastOf(numbers: readonly number[], most: number): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b).slice(0, most)
}

/** A city as it is answered; with the port or airport that was asked for by its code. */
export function asAnswered(city: KnownCity, asked = ''): City {
  const { name, countryCode, lat, lng, geonameId, region, terminals, near } = city
  const code = near === undefined ? terminals.find((one) => foldName(one) === asked) : terminals[0]
  return {
    name,
    countryCode,
    countryName: countryName(countryCode),
    lat: String(lat),
    lng: String(lng),
    geonameId,
    region,
    text: cityText(city),
    terminal: code ? { kind: code.length === 5 ? 'port' : 'airport', code, near: near ?? '' } : null,
  }
}
