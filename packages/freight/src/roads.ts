import { greatCircleKm, type Position } from './geo.ts'
import { findLandmass } from './landmass.ts'
import type { Place } from './place.ts'

/** How much longer than the great circle a road or a railway is, on average. */
export const roadFactor = 1.3
const railFactor = 1.2

export const roadKm = (from: Position, to: Position): number =>
  Math.ceil(greatCircleKm(from, to) * roadFactor)
export const railKm = (from: Position, to: Position): number =>
  Math.ceil(greatCircleKm(from, to) * railFactor)

/** No road crosses the Darién Gap between Panama and these, and none the border between the two Koreas. */
const southAmerica = new Set(['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GF', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE'])

/** One landmass, cut where it is one on the map only. */
export function regionOf(landmass: number, countryCode: string): string {
  if (southAmerica.has(countryCode)) return `${landmass} south`
  return countryCode === 'KR' ? `${landmass} Korea` : String(landmass)
}

/** Cached: a walk along a continent's coast takes half a millisecond, and each route needs one. */
const lands = new WeakMap<Place, { land: string | undefined }>()

/** Everything with the same answer is connected by road; undefined for a place without a road, or out at sea. */
export function landOf(place: Place): string | undefined {
  const known = lands.get(place)
  if (known) return known.land
  const landmass = isWithoutRoad(place.position) ? undefined : findLandmass(place.position)
  const land = landmass === undefined ? undefined : regionOf(landmass, place.countryCode)
  lands.set(place, { land })
  return land
}

/** Larger places on a mainland that no road joins to the rest of it: reached by river, air, or a railway of their own. */
const roadless: readonly { name: string; position: Position; radiusKm: number }[] = [
  { name: 'Iquitos', position: [-73.25, -3.75], radiusKm: 90 },
  { name: 'Leticia and Tabatinga', position: [-69.94, -4.21], radiusKm: 60 },
  { name: 'Norilsk and Dudinka', position: [88.2, 69.35], radiusKm: 120 },
  { name: 'Vorkuta', position: [64.0, 67.5], radiusKm: 80 },
  { name: 'Anadyr', position: [177.5, 64.73], radiusKm: 300 },
  { name: 'Petropavlovsk-Kamchatsky', position: [158.65, 53.02], radiusKm: 500 },
  { name: 'Nome', position: [-165.4, 64.5], radiusKm: 150 },
  { name: 'Bethel', position: [-161.76, 60.79], radiusKm: 150 },
  { name: 'Utqiagvik', position: [-156.79, 71.29], radiusKm: 150 },
  { name: 'Churchill', position: [-94.17, 58.77], radiusKm: 120 },
]

export function isWithoutRoad(position: Position): boolean {
  return roadless.some((area) => greatCircleKm(area.position, position) <= area.radiusKm)
}
