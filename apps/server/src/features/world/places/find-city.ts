import type { KnownCity } from './city-file.ts'
import { readCities } from './read-cities.ts'
import { isWithin, readingsOf } from './split-place.ts'

/** Positions may come from a browser or another geocoder; calculations use the city's own position. */
const toleranceDegrees = 0.3

export type NamedPosition = { name: string; countryCode: string; lng: number; lat: number }

/** The city with this name (any of its names, with or without its region) and country near this position; undefined if there is none. */
export async function findCity({
  name,
  countryCode,
  lng,
  lat,
}: NamedPosition): Promise<KnownCity | undefined> {
  const away = (city: KnownCity) => Math.max(Math.abs(city.lng - lng), Math.abs(city.lat - lat))
  return (await citiesNamed(name, countryCode))
    .filter((city) => away(city) <= toleranceDegrees)
    .sort((a, b) => away(a) - away(b))[0]
}

/** The largest city with this name (any of its names, with or without its region) in this country; undefined if there is none. */
export async function findNamedCity(name: string, countryCode: string): Promise<KnownCity | undefined> {
  return (await citiesNamed(name, countryCode))[0]
}

/** The largest first. */
async function citiesNamed(text: string, countryCode: string): Promise<KnownCity[]> {
  const cities = await readCities()
  for (const { name, within } of readingsOf(text)) {
    const numbers = new Set<number>()
    for (const { at, kind } of cities.keys.named(name)) {
      if (kind === 'name' || kind === 'otherName') numbers.add(cities.numberAt(at))
    }
    const found = [...numbers]
      .sort((a, b) => a - b)
      .map((number) => cities.cityOf(number))
      .filter((city) => city.countryCode === countryCode && isWithin(cities, city, within))
    if (found.length > 0) return found
  }
  return []
}
