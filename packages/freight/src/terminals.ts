import { greatCircleKm, type Position } from './geo.ts'
import { landmassOf, placeOn } from './land-part.ts'
import { farthestKm, type LandWay, landReach } from './land-way.ts'
import type { Place, Stop } from './place.ts'
import { lazily, readData } from './read-data.ts'

/** A port or an airport. */
type Terminal = Stop & { code: string }
type TerminalFile = {
  terminals: [code: string, name: string, countryCode: string, lng: number, lat: number, landmass: number][]
}

const load = (file: string) =>
  lazily((): Terminal[] =>
    readData<TerminalFile>(file).terminals.map(([code, name, countryCode, lng, lat, landmass]) =>
      placeOn(landmass, { code, name, countryCode, position: [lng, lat] as Position }),
    ),
  )

export const seaPorts = load('ports')
export const airports = load('airports')

export type Reached = { terminal: Terminal; way: LandWay }
export type Reach = { terminals: Reached[] } | { reason: 'NO_TERMINAL' | 'TOO_FAR' }

/** The terminals nearest to a place by road, the nearest first; or why there is none. */
export function terminalsNear(place: Place, all: readonly Terminal[], most: number): Reach {
  const reach = landReach(place, 'haulage')
  const near = all
    .map((terminal) => ({ terminal, km: greatCircleKm(place.position, terminal.position) }))
    .filter(({ km }) => km <= farthestKm.haulage)
    .sort((a, b) => a.km - b.km)
  const terminals: Reached[] = []
  for (const { terminal, km } of near) {
    const farthest = terminals.length === most ? (terminals.at(-1)?.way.km ?? 0) : farthestKm.haulage
    if (km > farthest) break
    const way = reach.wayTo(terminal)
    if (!way || way.km > farthest) continue
    terminals.push({ terminal, way })
    terminals.sort((a, b) => a.way.km - b.way.km).splice(most)
  }
  if (terminals.length > 0) return { terminals }
  const landmass = landmassOf(place)
  const isFar = landmass !== undefined && all.some((terminal) => landmassOf(terminal) === landmass)
  return { reason: isFar ? 'TOO_FAR' : 'NO_TERMINAL' }
}
