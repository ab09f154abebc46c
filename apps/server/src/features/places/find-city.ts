import type { KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { readCities } from './read-cities.ts'

/** Positions may come from a browser or another geocoder; calculations use the city's own position. */
const toleranceDegrees = 0.3

export type NamedPosition = { name: string; countryCode: string; lng: number; lat: number }

/** The city with this name (any of its names) and country near this position; undefined if there is none. */
export async function findCity({
  name,
  countryCode,
  lng,
  lat,
}: NamedPosition): Promise<KnownCity | undefined> {
  const away = (city: KnownCity) => Math.max(Math.abs(city.lng - lng), Math.abs(city.lat - lat))
  return (await citiesNamed(name))
    .filter((city) => city.countryCode === countryCode && away(city) <= toleranceDegrees)
    .sort((a, b) => away(a) - away(b))[0]
}

/** The largest city with this name (any of its names) in this country; undefined if there is none. */
export async function findNamedCity(name: string, countryCode: string): Promise<KnownCity | undefined> {
  return (await citiesNamed(name)).find((city) => city.countryCode === countryCode)
}

/** The largest first. */
async function citiesNamed(name: string): Promise<KnownCity[]> {
  const cities = await readCities()
  const numbers = new Set<number>()
  for (const { at, kind, isWhole } of cities.like(foldName(name))) {
    if (!isWhole) break
    if (kind !== 'laterWord') numbers.add(cities.numberAt(at))
  }
  return [...numbers].sort((a, b) => a - b).map((number) => cities.cityOf(number))
}
