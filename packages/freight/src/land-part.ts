import { findLandmass } from './landmass.ts'
import type { Place } from './place.ts'
import { isWithoutRoad } from './roads.ts'

/** Parts of a country that only others' land joins to the rest of it, by west, south, east and north. */
const exclaves: Record<string, readonly { name: string; box: readonly [number, number, number, number] }[]> =
  {
    AO: [{ name: 'Cabinda', box: [11.8, -5.85, 13.2, -4.3] }],
    AZ: [{ name: 'Nakhchivan', box: [44.7, 38.8, 46.2, 39.85] }],
    ES: [
      { name: 'Ceuta', box: [-5.5, 35.8, -5.2, 35.95] },
      { name: 'Melilla', box: [-3.0, 35.2, -2.9, 35.4] },
    ],
    OM: [{ name: 'Musandam', box: [55.9, 25.5, 56.7, 26.6] }],
    PS: [{ name: 'Gaza', box: [34.2, 31.2, 34.6, 31.6] }],
    RU: [{ name: 'Kaliningrad', box: [19.3, 54.2, 23, 55.4] }],
    TL: [{ name: 'Oecusse', box: [124, -9.6, 124.6, -9.1] }],
    US: [{ name: 'Alaska', box: [-180, 50, -129.5, 72] }],
  }

/** In French Guiana, the border is that of France. */
const countryOf = (code: string): string => (code === 'GF' ? 'FR' : code)

/** Cached: a walk along a continent's coast takes half a millisecond, and each route needs one. */
const known = new WeakMap<Place, { part: string | undefined }>()

/**
 * The part of a country on one landmass, where everything is joined by road without a border; undefined for a place without a road, or
 * out at sea.
 */
export function partAt(place: Place): string | undefined {
  const before = known.get(place)
  if (before) return before.part
  const landmass = isWithoutRoad(place.position) ? undefined : findLandmass(place.position)
  const part = landmass === undefined ? undefined : partOn(landmass, place)
  known.set(place, { part })
  return part
}

export const landmassOf = (place: Place): string | undefined => partAt(place)?.split(' ')[0]

/** For places whose landmass is known beforehand, as that of a terminal is. */
export function placeOn<P extends Place>(landmass: number, place: P): P {
  known.set(place, { part: partOn(landmass, place) })
  return place
}

function partOn(landmass: number, { countryCode, position: [lng, lat] }: Place): string {
  const exclave = exclaves[countryCode]?.find(
    ({ box: [west, south, east, north] }) => lng >= west && lng <= east && lat >= south && lat <= north,
  )
  return [landmass, countryOf(countryCode), ...(exclave ? [exclave.name] : [])].join(' ')
}
