import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { City } from '@tradelane/contract/places/calls'
import type { CityFile, KnownCity } from './city-file.ts'
import { atOf, type KeyKind, keyKinds, kindOf, type Stretch } from './city-keys.ts'
import { cityText } from './city-text.ts'
import { foldName } from './fold-name.ts'
import { leastForgiven, matchedName } from './matched-name.ts'
import { readCities } from './read-cities.ts'
import { isWithin, readingsOf, type WrittenPlace, wordsApart } from './split-place.ts'

/**
 * Ranked by population. A UN/LOCODE comes first. An exact name counts ten times; a match at a later word counts a tenth, and so does an exact
 * alternate name. So 'york' finds York, 'ham' finds Hamburg before the village of Ham, and 'wien' finds Vienna. What is found but for
 * one letter comes after it. Before all others comes the city that is shown with just this text, 'Roma, RO'.
 */
export async function searchCities(query: string, maxRows: number): Promise<City[]> {
  const cities = await readCities()
  const [shown, others] = [shownAs(cities, query), firstFound(cities, query, maxRows)]
  const found = [...shown, ...others.filter(({ number }) => number !== shown[0]?.number)]
  // Beside names that were found, only complete names.
  const nearly = found.length < maxRows ? nearlyFound(cities, query, maxRows, found.length > 0) : []
  const ids = new Set(found.map(({ geonameId }) => geonameId))
  return [...found, ...nearly.filter(({ geonameId }) => !ids.has(geonameId))]
    .slice(0, maxRows)
    .map((city) => {
      const matched = matchedName(cities, city, query)
      const answered = asAnswered(city, foldName(query).replaceAll(' ', ''))
      return matched === undefined ? answered : { ...answered, matched }
    })
}

/** The one city whose whole text was typed: no two have the same, but two can fold to it. The larger one is meant. */
function shownAs(cities: CityFile, query: string): KnownCity[] {
  const text = foldName(query)
  const numbers = [...readingsOf(query), ...wordsApart(text)]
    .filter(({ within }) => within.length > 0)
    .flatMap(({ name }) => cities.keys.named(name))
    .flatMap(({ at, kind }) => (kind === 'name' ? [cities.numberAt(at)] : []))
  return leastOf(numbers, numbers.length)
    .map((number) => cities.cityOf(number))
    .filter((city) => foldName(cityText(city)) === text)
    .slice(0, 1)
}

/** By the first way to read the text that finds something. A place that is in none of what is named with it is better than none. */
function firstFound(cities: CityFile, query: string, most: number): KnownCity[] {
  const readings = readingsOf(query)
  const name = readings.at(-1)?.name
  if (!name) return []
  for (const { name: start, within } of [...readings, { name, within: [] }, ...codesOf(name)]) {
    const likely = within.length > 0 ? likenessesWithin : likenesses
    const found = bestOf(cities, [cities.keys.like(start)], { most, within, likely })
    if (found.length > 0) return found
  }
  for (const { name: whole, within } of wordsApart(name)) {
    const { from, longer } = cities.keys.like(whole)
    const found = bestOf(cities, [{ from, longer, to: longer }], { most, within, likely: likenessesWithin })
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
  return bestOf(cities, cities.keys.nearly(name, isWhole), { most, within, likely: likenessesButCodes })
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

/** In the order of `keyKinds`: of a key that goes on after the text, and of one that is the text. */
const likenesses = keyKinds.map((kind) => likeness[kind])
/** Who goes on to what a place is in has written its name to its end: no other name of a larger city comes before it. */
const likenessesWithin = keyKinds.map((kind) =>
  kind === 'name' ? { ...likeness.name, isWhole: 1_000_000 } : likeness[kind],
)
/** Codes are short: many differ by one letter. */
const likenessesButCodes = likenesses.map((each) => (each.begins > 0 ? each : { begins: 0, isWhole: 0 }))

type Wanted = { most: number; within: WrittenPlace['within']; likely?: typeof likenesses }

function bestOf(cities: CityFile, stretches: Iterable<Stretch>, wanted: Wanted): KnownCity[] {
  const weights = new Map<KnownCity['geonameId'], { city: KnownCity; weight: number }>()
  for (const { like, numbers } of largestOfEach(cities, stretches, wanted)) {
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

/** Keys of one type that match in one way: how much they count, and the largest cities so far. */
type Match = { like: number; numbers: number[]; end: number }

/** The largest cities of each type of match, as many as requested: later ones cannot be among the best. */
function largestOfEach(
  cities: CityFile,
  stretches: Iterable<Stretch>,
  { most, within, likely = likenesses }: Wanted,
): Match[] {
  const matchesOf = (ways: readonly number[]): Match[] =>
    ways.map((like) => ({ like, numbers: [], end: like === 0 ? -1 : Number.POSITIVE_INFINITY }))
  const complete = matchesOf(likely.map(({ isWhole }) => isWhole))
  const started = matchesOf(likely.map(({ begins }) => begins))
  const fits = new Map<number, boolean>()
  for (const { from, longer, to } of stretches) {
    for (let place = from; place < to; place++) {
      const key = cities.keys.numberAt(place)
      const match = (place < longer ? complete : started)[kindOf(key)]
      // Nearly all candidates end here: lines of larger cities come before those of smaller ones.
      if (!match || atOf(key) > match.end) continue
      const number = cities.numberAt(atOf(key))
      if (within.length > 0) {
        if (fits.size === mostLookedAt) break
        if (!fits.has(number)) fits.set(number, isWithin(cities, cities.cityOf(number), within))
        if (!fits.get(number)) continue
      }
      match.numbers = leastOf([...match.numbers, number], most)
      if (match.numbers.length === most) match.end = cities.endOf(match.numbers.at(-1) ?? 0)
    }
  }
  return [...complete, ...started]
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
