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
  const cities = await readCities()
  const numbers = new Set<number>()
  for (const { at, kind, isWhole } of cities.like(foldName(name))) {
    if (!isWhole) break
    if (kind !== 'laterWord') numbers.add(cities.numberAt(at))
  }
  const away = (city: KnownCity) => Math.max(Math.abs(city.lng - lng), Math.abs(city.lat - lat))
  return [...numbers]
    .map((number) => cities.cityOf(number))
    .filter((city) => city.countryCode === countryCode && away(city) <= toleranceDegrees)
    .sort((a, b) => away(a) - away(b))[0]
}
