import { foldName } from '../../src/features/world/places/fold-name.ts'
import { kmBetween, type ListedCity } from './listed-city.ts'

type Regions = { regions: Map<string, string>; parts: Map<string, string> }

export const regionOf = (city: ListedCity, { regions }: Regions): string =>
  regions.get(`${city.countryCode}.${city.regionCode}`) ?? ''

/** So many people make a city known well enough to say what is near it. */
const leastOfLandmark = 20_000

/**
 * What tells a city apart from others of its name and country, empty where there are none: its region; where that has two, also the part
 * of the region; where that has two as well, a larger city nearby. A city without a difference is the same one listed twice, and is missing.
 */
export function tellApart(cities: readonly ListedCity[], names: Regions): Map<ListedCity, string> {
  const differences = new Map<ListedCity, string>()
  const byCountry = Map.groupBy(cities, ({ countryCode }) => countryCode)
  for (const ofCountry of byCountry.values()) {
    const landmarks = ofCountry.filter(({ inhabitants }) => inhabitants >= leastOfLandmark)
    for (const group of Map.groupBy(ofCountry, ({ name }) => foldName(name)).values()) {
      if (group.length === 1) for (const city of group) differences.set(city, '')
      else for (const [city, text] of differencesOf(group, names, landmarks)) differences.set(city, text)
    }
  }
  return differences
}

function differencesOf(group: readonly ListedCity[], names: Regions, landmarks: readonly ListedCity[]) {
  const found = new Map<ListedCity, string>()
  let left = group
  for (const textOf of [
    (city: ListedCity) => regionOf(city, names),
    (city: ListedCity) => within(partOf(city, names), city, names),
    (city: ListedCity) => within(nearText(city, landmarks), city, names),
  ]) {
    const texts = Map.groupBy(left, textOf)
    left = [...texts].flatMap(([text, same]) => {
      const [only] = same
      if (same.length > 1 || !only || text === '') return same
      found.set(only, text)
      return []
    })
  }
  const [largest] = left
  // The only one left of a place that is listed twice.
  if (largest) found.set(largest, within(nearText(largest, landmarks), largest, names))
  return found
}

const partOf = ({ countryCode, regionCode, partCode }: ListedCity, { parts }: Regions): string =>
  parts.get(`${countryCode}.${regionCode}.${partCode}`) ?? ''

/** Empty where there is no such difference. */
const within = (difference: string, city: ListedCity, names: Regions): string =>
  difference && [difference, regionOf(city, names)].filter(Boolean).join(', ')

function nearText(city: ListedCity, landmarks: readonly ListedCity[]): string {
  const others = landmarks.filter(({ name }) => foldName(name) !== foldName(city.name))
  const [nearest] = others.sort((a, b) => kmBetween(a, city) - kmBetween(b, city))
  return nearest ? `near ${nearest.name}` : ''
}
