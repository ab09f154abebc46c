import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import { type Place, type Stop, stopAt } from './place.ts'
import { isWithoutRoad, landOf, railKm, roadKm } from './roads.ts'
import { findSeaRoute } from './sea-route.ts'
import { airports, seaPorts, terminalsNear } from './terminals.ts'

export type Carriage = 'truck' | 'rail' | 'sea' | 'air'
export type Section = { by: Carriage; from: Stop; to: Stop; km: number }

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
  reason: 'NO_PORT' | 'NO_AIRPORT' | 'NO_ROAD' | 'NOT_CONNECTED' | 'TOO_FAR' | 'SAME_TERMINAL'
  /** Where it ends, when one of the two places is the reason. */
  place: Place | undefined
}
export type Way = 'sea' | 'air' | 'road' | 'rail'

/** Below this the train's own handling costs more than it saves. */
const leastRailKm = 300
/** A truck drives across a continent, not around the world; a block train crosses Eurasia. */
const farthestKm = { road: 6_000, rail: 13_000 }
/** From a city's door to its railway yard, and back. */
const railwayYardKm = 30

const alternatives = 3

export function planJourney(from: Place, to: Place, way: Way): Journey | NoRoute {
  return way === 'sea' || way === 'air' ? planByTerminals(from, to, way) : planByLand(from, to, way)
}

export const isJourney = (planned: Journey | NoRoute): planned is Journey => 'main' in planned

function planByTerminals(from: Place, to: Place, way: 'sea' | 'air'): Journey | NoRoute {
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
    pairs.filter(({ start, finish }) => start.code !== finish.code),
    way,
  )
  return best ?? { reason: 'SAME_TERMINAL', place: undefined }
}

type Through = { from: Place; start: Stop; finish: Stop; to: Place }

/** No way is shorter than the great circle, so a pair that loses even with that is not followed along the lanes. */
function leastEffort(pairs: readonly Through[], way: 'sea' | 'air'): Journey | undefined {
  const promising = pairs
    .map((through) => ({ through, least: effort(journeyThrough(through, 'air')) }))
    .sort((a, b) => a.least - b.least)
  let best: Journey | undefined
  for (const { through, least } of promising) {
    if (best && least >= effort(best)) break
    const journey = journeyThrough(through, way)
    if (!best || effort(journey) < effort(best)) best = journey
  }
  return best
}

function journeyThrough({ from, start, finish, to }: Through, way: 'sea' | 'air'): Journey {
  const km =
    way === 'sea'
      ? findSeaRoute(start.position, finish.position).nauticalMiles * kmPerNauticalMile
      : greatCircleKm(start.position, finish.position)
  return {
    origin: byRoad(stopAt(from), start),
    main: { by: way, from: start, to: finish, km: Math.ceil(km) },
    destination: byRoad(finish, stopAt(to)),
    railFrom: byRail(stopAt(from), start),
    railTo: byRail(finish, stopAt(to)),
  }
}

/** What a shipper weighs when choosing ports: a kilometre by truck costs about as much as twelve by ship. */
const effort = ({ origin, main, destination }: Journey) => 12 * (origin.km + destination.km) + main.km

function planByLand(from: Place, to: Place, way: 'road' | 'rail'): Journey | NoRoute {
  const [landFrom, landTo] = [landOf(from), landOf(to)]
  const roadless = [from, to].find((place) => isWithoutRoad(place.position))
  if (roadless) return { reason: 'NO_ROAD', place: roadless }
  if (landFrom === undefined || landFrom !== landTo) return { reason: 'NOT_CONNECTED', place: undefined }
  const measure = way === 'road' ? roadKm : railKm
  const km = measure(from.position, to.position)
  if (km > farthestKm[way]) return { reason: 'TOO_FAR', place: undefined }
  const [start, finish] = [stopAt(from), stopAt(to)]
  const doorKm = way === 'road' ? 0 : railwayYardKm
  return {
    origin: { by: 'truck', from: start, to: start, km: doorKm },
    main: { by: way === 'road' ? 'truck' : 'rail', from: start, to: finish, km },
    destination: { by: 'truck', from: finish, to: finish, km: doorKm },
    railFrom: undefined,
    railTo: undefined,
  }
}

function reasonFor(place: Place, way: 'sea' | 'air', reason: 'NO_TERMINAL' | 'TOO_FAR'): NoRoute['reason'] {
  if (isWithoutRoad(place.position) || reason === 'TOO_FAR') return 'NO_ROAD'
  return way === 'sea' ? 'NO_PORT' : 'NO_AIRPORT'
}

/** At least one kilometre, because a neighbouring address needs a truck too. */
function byRoad(from: Stop, to: Stop): Section {
  return { by: 'truck', from, to, km: Math.max(1, roadKm(from.position, to.position)) }
}

function byRail(from: Stop, to: Stop): Section | undefined {
  const km = railKm(from.position, to.position)
  return km < leastRailKm ? undefined : { by: 'rail', from, to, km }
}
