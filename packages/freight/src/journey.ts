import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import type { Crossing } from './land-network.ts'
import { farthestKm, findLandWay, type LandWay } from './land-way.ts'
import type { PassageCode } from './passages.ts'
import { type Place, type Stop, stopAt } from './place.ts'
import { isWithoutRoad } from './roads.ts'
import { findSeaRouteAround } from './sea-route.ts'
import { airports, type Reached, seaPorts, terminalsNear } from './terminals.ts'

export type Carriage = 'truck' | 'rail' | 'sea' | 'air'
export type Section = {
  by: Carriage
  from: Stop
  to: Stop
  km: number
  /** By land: ferries, tunnels with a toll and changes of gauge. */
  crossings: readonly Crossing[]
  /** By sea: what the ship goes through, and what it keeps clear of although it would be shorter. */
  passages?: readonly PassageCode[]
  avoids?: readonly PassageCode[]
}

/** A way from door to door: to the terminal, the main carriage, and from the terminal. */
export type Journey = {
  origin: Section
  main: Section
  destination: Section
  /** The same stretches by rail, where a train is worth loading. */
  railFrom: Section | undefined
  railTo: Section | undefined
}

export type NoRoute = {
  reason:
    | 'NO_PORT'
    | 'NO_AIRPORT'
    | 'NO_ROAD'
    | 'NOT_CONNECTED'
    | 'TOO_FAR'
    | 'SAME_TERMINAL'
    | 'PASSAGE_CLOSED'
  /** Where it ends, when one of the two places is the reason. */
  place: Place | undefined
}
export type Way = 'sea' | 'air' | 'road' | 'rail'

/** Below this the train's own handling costs more than it saves. */
const leastRailKm = 300
/** From a city's door to its railway yard, and back. */
const railwayYardKm = 30

const alternatives = 3

/** A way by sea keeps clear of the given passages. */
export function planJourney(
  from: Place,
  to: Place,
  way: Way,
  avoids: readonly PassageCode[] = [],
): Journey | NoRoute {
  if (way === 'road' || way === 'rail') return planByLand(from, to, way)
  return planByTerminals(from, to, { way, avoids })
}

export const isJourney = (planned: Journey | NoRoute): planned is Journey => 'main' in planned

type Main = { way: 'sea' | 'air'; avoids: readonly PassageCode[] }

function planByTerminals(from: Place, to: Place, main: Main): Journey | NoRoute {
  const { way } = main
  const all = way === 'sea' ? seaPorts() : airports()
  const most = way === 'sea' ? alternatives : 1
  const ends = []
  for (const place of [from, to]) {
    const reach = terminalsNear(place, all, most)
    if ('reason' in reach) return { reason: reasonFor(place, way, reach.reason), place }
    ends.push(reach.terminals)
  }
  const [starts = [], finishes = []] = ends
  const pairs = starts.flatMap((start) => finishes.map((finish) => ({ from, start, finish, to })))
  const best = leastEffort(
    pairs.filter(({ start, finish }) => start.terminal.code !== finish.terminal.code),
    main,
  )
  return best ?? { reason: pairs.length > 1 ? 'PASSAGE_CLOSED' : 'SAME_TERMINAL', place: undefined }
}

type Through = { from: Place; start: Reached; finish: Reached; to: Place }

/** No way is shorter than the great circle, so a pair that loses even with that is not followed along the lanes. */
function leastEffort(pairs: readonly Through[], main: Main): Journey | undefined {
  const promising = pairs
    .map((through) => ({ through, least: effort(journeyThrough(through, byAir(through))) }))
    .sort((a, b) => a.least - b.least)
  let best: Journey | undefined
  for (const { through, least } of promising) {
    if (best && least >= effort(best)) break
    const section = main.way === 'air' ? byAir(through) : bySea(through, main.avoids)
    const journey = section && journeyThrough(through, section)
    if (journey && (!best || effort(journey) < effort(best))) best = journey
  }
  return best
}

function byAir({ start, finish }: Through): Section {
  const [from, to] = [start.terminal, finish.terminal]
  const km = Math.ceil(greatCircleKm(from.position, to.position))
  return { by: 'air', from, to, km, crossings: [] }
}

function bySea({ start, finish }: Through, avoids: readonly PassageCode[]): Section | undefined {
  const [from, to] = [start.terminal, finish.terminal]
  const route = findSeaRouteAround(from.position, to.position, avoids)
  if (!route) return undefined
  const km = Math.ceil(route.nauticalMiles * kmPerNauticalMile)
  return { by: 'sea', from, to, km, crossings: [], passages: route.passages, avoids }
}

function journeyThrough({ from, start, finish, to }: Through, main: Section): Journey {
  const [port, landing] = [start.terminal, finish.terminal]
  return {
    origin: byRoad(stopAt(from), port, start.way),
    main,
    destination: byRoad(landing, stopAt(to), finish.way),
    railFrom: byRail(stopAt(from), port, from),
    railTo: byRail(landing, stopAt(to), to),
  }
}

/** What a shipper weighs when choosing ports: a kilometre by truck costs about as much as twelve by ship. */
const effort = ({ origin, main, destination }: Journey) => 12 * (origin.km + destination.km) + main.km

function planByLand(from: Place, to: Place, by: 'road' | 'rail'): Journey | NoRoute {
  const roadless = [from, to].find((place) => isWithoutRoad(place.position))
  if (roadless) return { reason: 'NO_ROAD', place: roadless }
  const way = findLandWay(from, to, by)
  if (!way) return { reason: 'NOT_CONNECTED', place: undefined }
  if (way.km > farthestKm[by]) return { reason: 'TOO_FAR', place: undefined }
  const [start, finish] = [stopAt(from), stopAt(to)]
  const door = { by: 'truck', km: by === 'road' ? 0 : railwayYardKm, crossings: [] } as const
  return {
    origin: { ...door, from: start, to: start },
    main: { by: by === 'road' ? 'truck' : 'rail', from: start, to: finish, ...way },
    destination: { ...door, from: finish, to: finish },
    railFrom: undefined,
    railTo: undefined,
  }
}

function reasonFor(place: Place, way: 'sea' | 'air', reason: 'NO_TERMINAL' | 'TOO_FAR'): NoRoute['reason'] {
  if (isWithoutRoad(place.position) || reason === 'TOO_FAR') return 'NO_ROAD'
  return way === 'sea' ? 'NO_PORT' : 'NO_AIRPORT'
}

/** At least one kilometre, because a neighbouring address needs a truck too. */
function byRoad(from: Stop, to: Stop, { km, crossings }: LandWay): Section {
  return { by: 'truck', from, to, km: Math.max(1, km), crossings }
}

function byRail(from: Stop, to: Stop, city: Place): Section | undefined {
  const way = findLandWay(city, from.code ? from : to, 'rail')
  return way && way.km >= leastRailKm ? { by: 'rail', from, to, ...way } : undefined
}
