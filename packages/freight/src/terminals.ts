import { greatCircleKm, type Position } from './geo.ts'
import { landmassOf, placeOn } from './land-part.ts'
import { farthestKm, type LandReach, type LandWay, landReach } from './land-way.ts'
import type { Place, Stop } from './place.ts'
import { lazily, readData } from './read-data.ts'

/**
 * A port or an airport, and what it handles: thousands of TEU or tonnes a year, 0 where no figure is known. -1 is an airport of a city whose
 * long flights leave from another one, and a port that no container ship calls at.
 */
export type Terminal = Stop & { code: string; handled: number }
type TerminalFile = {
  terminals: [
    code: string,
    name: string,
    countryCode: string,
    lng: number,
    lat: number,
    landmass: number,
    handled: number,
  ][]
}

const load = (file: string) =>
  lazily((): Terminal[] =>
    readData<TerminalFile>(file).terminals.map(([code, name, countryCode, lng, lat, landmass, handled]) =>
      placeOn(landmass, { code, name, countryCode, position: [lng, lat] as Position, handled }),
    ),
  )

export const seaPorts = load('ports')
export const airports = load('airports')

export type Reached = { terminal: Terminal; way: LandWay; by: 'truck' | 'rail' }
export type Reach = { terminals: Reached[] } | { reason: 'NO_TERMINAL' | 'TOO_FAR' }

/** The terminals in reach of a place by road, those of the least effort; or why there is none. */
export function terminalsNear(
  place: Place,
  all: readonly Terminal[],
  most: number,
  effort: (reached: Reached) => number,
): Reach {
  const reach = landReach(place, 'haulage')
  const found: Found[] = []
  for (const { terminal } of inOrder(place, all)) {
    const way = reach.roughWayTo(terminal)
    if (!way || way.km > farthestKm.haulage) continue
    const reached = { terminal, way, by: 'truck' as const }
    found.push({ reached, least: effort(reached) })
    if (found.length === consideredTimes * most) break
  }
  const terminals = leastOf(found, most, reach, effort)
  if (terminals.length > 0) return { terminals }
  const landmass = landmassOf(place)
  const isFar = landmass !== undefined && all.some((terminal) => landmassOf(terminal) === landmass)
  return { reason: isFar ? 'TOO_FAR' : 'NO_TERMINAL' }
}

type Found = { reached: Reached; least: number }

/** A way round water is longer than it seems, and takes its time to find: only for those that may be among the best. */
function leastOf(
  found: readonly Found[],
  most: number,
  reach: LandReach,
  effort: (reached: Reached) => number,
): Reached[] {
  let best: Found[] = []
  for (const { reached, least } of found.toSorted((a, b) => a.least - b.least)) {
    if (least >= (best[most - 1]?.least ?? Number.POSITIVE_INFINITY)) break
    const way = reach.wayTo(reached.terminal)
    if (!way || way.km > farthestKm.haulage) continue
    const exact = { ...reached, way }
    best = [...best, { reached: exact, least: effort(exact) }]
      .sort((a, b) => a.least - b.least)
      .slice(0, most)
  }
  return best.map(({ reached }) => reached)
}

/** So many times as many as are asked for are compared, the nearest first. */
const consideredTimes = 4

function inOrder(place: Place, all: readonly Terminal[]) {
  return all
    .map((terminal) => ({ terminal, km: greatCircleKm(place.position, terminal.position) }))
    .filter(({ km }) => km <= farthestKm.haulage)
    .sort((a, b) => a.km - b.km)
}
