import type { Position } from './geo.ts'
import { greatCircleKm } from './geo.ts'
import type { Place, Stop } from './place.ts'
import { lazily, readData } from './read-data.ts'
import { landOf, regionOf, roadFactor } from './roads.ts'

/** A port or an airport. `land` tells which others a truck can reach from it. */
type Terminal = Stop & { code: string; land: string }
type TerminalFile = {
  terminals: [code: string, name: string, countryCode: string, lng: number, lat: number, land: number][]
}

const load = (file: string) =>
  lazily((): Terminal[] =>
    readData<TerminalFile>(file).terminals.map(([code, name, countryCode, lng, lat, land]) => ({
      code,
      name,
      countryCode,
      position: [lng, lat] as Position,
      land: regionOf(land, countryCode),
    })),
  )

export const seaPorts = load('ports')
export const airports = load('airports')

/** Beyond this a truck is not what anybody would send. */
const farthestRoadKm = 3_000

export type Reach = { terminals: Terminal[] } | { reason: 'NO_TERMINAL' | 'TOO_FAR' }

/** The terminals nearest to a place by road, the nearest first; or why there is none. */
export function terminalsNear(place: Place, all: readonly Terminal[], most: number): Reach {
  const land = landOf(place)
  const connected = all.filter((terminal) => terminal.land === land)
  if (connected.length === 0) return { reason: 'NO_TERMINAL' }
  const near = connected
    .map((terminal) => ({ terminal, km: greatCircleKm(place.position, terminal.position) }))
    .filter(({ km }) => km * roadFactor <= farthestRoadKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
  return near.length === 0 ? { reason: 'TOO_FAR' } : { terminals: near.map(({ terminal }) => terminal) }
}
