import type { KnownCity } from './city-file.ts'
import { cityIndex } from './city-index.ts'
import { foldName } from './fold-name.ts'

/** Positions travel through a browser and other people's geocoders; the city's own is what we reckon with. */
const toleranceDegrees = 0.3

export type NamedPosition = { name: string; countryCode: string; lng: number; lat: number }

/** The city of that name and country at about that position; undefined where there is none. */
export async function findCity({
  name,
  countryCode,
  lng,
  lat,
}: NamedPosition): Promise<KnownCity | undefined> {
  const folded = foldName(name)
  const candidates = (await cityIndex()).like(folded)
  const away = (city: KnownCity) => Math.max(Math.abs(city.lng - lng), Math.abs(city.lat - lat))
  return candidates
    .filter((named) => named.folded === folded && named.city.countryCode === countryCode)
    .map(({ city }) => city)
    .filter((city) => away(city) <= toleranceDegrees)
    .sort((a, b) => away(a) - away(b))[0]
}
