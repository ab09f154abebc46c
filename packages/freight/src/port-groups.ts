import type { Stop } from './place.ts'
import { lazily, readData } from './read-data.ts'

/** The ends of trade lanes, as carriers and price indices group ports. */
export const portGroups = [
  'FAR_EAST',
  'SOUTH_EAST_ASIA',
  'INDIAN_SUBCONTINENT',
  'MIDDLE_EAST_GULF',
  'RED_SEA',
  'MEDITERRANEAN',
  'NORTH_EUROPE',
  'NORTH_AMERICA_EAST',
  'NORTH_AMERICA_WEST',
  'LATIN_AMERICA_EAST',
  'LATIN_AMERICA_WEST',
  'AFRICA_WEST',
  'AFRICA_SOUTH',
  'AFRICA_EAST',
  'OCEANIA',
] as const
export type PortGroup = (typeof portGroups)[number]

/** A coast of a country whose other ports belong to another group. */
type Coast = { country: string; group: PortGroup; west: number; south: number; east: number; north: number }
type Data = { countries: Record<PortGroup, string>; coasts: Coast[] }

const data = lazily(() => {
  const { countries, coasts } = readData<Data>('port-groups')
  const groups = new Map<string, PortGroup>()
  for (const group of portGroups)
    for (const country of countries[group].split(' ')) groups.set(country, group)
  return { groups, coasts }
})

/** Undefined for a country without ports. */
export function portGroupOf({ countryCode, position: [lng, lat] }: Stop): PortGroup | undefined {
  const { groups, coasts } = data()
  const coast = coasts.find(
    ({ country, west, south, east, north }) =>
      country === countryCode && lng >= west && lng <= east && lat >= south && lat <= north,
  )
  return coast?.group ?? groups.get(countryCode)
}
