import { portsByTrain } from './container-trains.ts'
import { effortOfMain, effortOfReach } from './effort.ts'
import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import type { Crossing } from './land-network.ts'
import { farthestKm, findLandWay } from './land-way.ts'
import type { PassageCode } from './passages.ts'
import { type Place, type Stop, stopAt } from './place.ts'
import { isWithoutRoad } from './roads.ts'
import { findSeaRouteAround } from './sea-route.ts'
import { airports, type Reached, seaPorts, type Terminal, terminalsNear } from './terminals.ts'

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

/** Terminals compared on each side. */
const alternatives = 8
/** Ports this near to each other are those of one city, or of two that a truck joins. */
const nearestPortsKm = 60
/** A flight that is longer is between continents, or as good as that. */
const shortFlightKm = 4_000

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
  const ends = endsOf(from, to, main.way)
  if ('reason' in ends) return ends
  const best = leastEffort(pairsOf(from, to, ends), main)
  return best?.journey ?? { reason: 'PASSAGE_CLOSED', place: undefined }
}

/** A way by container train is worth comparing if it takes at most so much more than the best by truck. */
const mostByTrain = 1.15

/** By sea, for containers: the best way of which a container train is a part, where it comes near to the best by truck, or beats it. */
export function planByTrain(from: Place, to: Place, avoids: readonly PassageCode[]): TrainWay | undefined {
  const [first, last] = [portsByTrain(from), portsByTrain(to)]
  if (first.length + last.length === 0) return undefined
  const ends = endsOf(from, to, 'sea')
  if ('reason' in ends) return undefined
  const main: Main = { way: 'sea', avoids }
  const byTruck = leastEffort(pairsOf(from, to, ends), main)
  const withTrain = pairsOf(from, to, {
    starts: [...ends.starts, ...first],
    finishes: [...ends.finishes, ...last],
  }).filter(({ start, finish }) => start.by === 'rail' || finish.by === 'rail')
  const best = leastEffort(withTrain, main)
  if (!best || (byTruck && best.effort > mostByTrain * byTruck.effort)) return undefined
  return { journey: best.journey, isBest: !byTruck || best.effort < byTruck.effort }
}

export type TrainWay = { journey: Journey; isBest: boolean }
type Ends = { starts: Reached[]; finishes: Reached[] }

function endsOf(from: Place, to: Place, way: Main['way']): Ends | NoRoute {
  const all = way === 'sea' ? openPorts() : airportsFor(greatCircleKm(from.position, to.position))
  const ends = []
  for (const place of [from, to]) {
    const reach = terminalsNear(place, all, alternatives, effortOfReach(way, place))
    if ('reason' in reach) return { reason: reasonFor(place, way, reach.reason), place }
    ends.push(reach.terminals)
  }
  const [starts = [], finishes = []] = ends
  const [start, finish] = [starts[0], finishes[0]]
  if (start && finish && !areApart(start, finish)) return { reason: 'SAME_TERMINAL', place: undefined }
  return { starts, finishes }
}

const pairsOf = (from: Place, to: Place, { starts, finishes }: Ends): Through[] =>
  starts
    .flatMap((start) => finishes.map((finish) => ({ from, start, finish, to })))
    .filter(({ start, finish }) => areApart(start, finish))

const openPorts = () => seaPorts().filter(({ handled }) => handled >= 0)
const airportsFor = (km: number) =>
  km < shortFlightKm ? airports() : airports().filter(({ handled }) => handled >= 0)

const areApart = ({ terminal }: Reached, other: Reached): boolean =>
  greatCircleKm(terminal.position, other.terminal.position) > nearestPortsKm

type Through = { from: Place; start: Reached; finish: Reached; to: Place }

/**
 * A pair is not followed along the lanes if it loses even with the great circle, or with the first pair's way less what is between its
 * ports and the first's: no way is shorter than either.
 */
function leastEffort(
  pairs: readonly Through[],
  main: Main,
): { journey: Journey; effort: number } | undefined {
  const promising = pairs
    .map((through) => {
      const { from, start, finish, to } = through
      const ends = effortOfReach(main.way, from)(start) + effortOfReach(main.way, to)(finish)
      return { through, ends, least: ends + effortOfMain(main.way, byAir(through).km) }
    })
    .sort((a, b) => a.least - b.least)
  let best: { effort: number; through: Through; section: Section } | undefined
  let first: { through: Through; km: number } | undefined
  for (const { through, ends, least } of promising) {
    if (best && least >= best.effort) break
    if (best && first && main.way === 'sea') {
      const leastKm = first.km - apartKm(first.through, through, main.avoids)
      if (ends + effortOfMain('sea', leastKm) >= best.effort) continue
    }
    const section = main.way === 'air' ? byAir(through) : bySea(through, main.avoids)
    if (!section) continue
    first ??= { through, km: section.km }
    const effort = ends + effortOfMain(main.way, section.km)
    if (!best || effort < best.effort) best = { effort, through, section }
  }
  return best && { journey: journeyThrough(best.through, best.section), effort: best.effort }
}

/** From the ports of one pair to those of another. */
function apartKm(one: Through, other: Through, avoids: readonly PassageCode[]): number {
  const between = (a: Reached, b: Reached) =>
    a === b ? 0 : (seaDistance(a.terminal, b.terminal, avoids)?.nauticalMiles ?? Number.POSITIVE_INFINITY)
  return kmPerNauticalMile * (between(one.start, other.start) + between(one.finish, other.finish)) + 1
}

function byAir({ start, finish }: Through): Section {
  const [from, to] = [start.terminal, finish.terminal]
  const km = Math.ceil(greatCircleKm(from.position, to.position))
  return { by: 'air', from, to, km, crossings: [] }
}

function bySea({ start, finish }: Through, avoids: readonly PassageCode[]): Section | undefined {
  const [from, to] = [start.terminal, finish.terminal]
  const route = seaDistance(from, to, avoids)
  if (!route) return undefined
  const km = Math.ceil(route.nauticalMiles * kmPerNauticalMile)
  return { by: 'sea', from, to, km, crossings: [], passages: route.passages, avoids }
}

type SeaDistance = { nauticalMiles: number; passages: readonly PassageCode[] } | undefined

/** The same ports are compared for one city after another, and a route takes a millisecond. */
const seaDistances = new Map<string, SeaDistance>()
const mostSeaDistances = 20_000

function seaDistance(from: Terminal, to: Terminal, avoids: readonly PassageCode[]): SeaDistance {
  const key = [from.code, to.code, ...avoids].join(' ')
  if (seaDistances.has(key)) return seaDistances.get(key)
  const distance = measuredDistance(from, to, avoids)
  if (seaDistances.size >= mostSeaDistances) seaDistances.clear()
  seaDistances.set(key, distance)
  return distance
}

/** The shortest of all ways that leads through nothing of what is avoided is also the shortest of those that keep clear of it. */
function measuredDistance(from: Terminal, to: Terminal, avoids: readonly PassageCode[]): SeaDistance {
  const open = avoids.length > 0 && seaDistance(from, to, [])
  if (open && !open.passages.some((passage) => avoids.includes(passage))) return open
  const route = findSeaRouteAround(from.position, to.position, avoids)
  return route && { nauticalMiles: route.nauticalMiles, passages: route.passages }
}

function journeyThrough({ from, start, finish, to }: Through, main: Section): Journey {
  const [port, landing] = [start.terminal, finish.terminal]
  return {
    origin: byLand(stopAt(from), port, start),
    main,
    destination: byLand(landing, stopAt(to), finish),
    railFrom: start.by === 'rail' ? undefined : byRail(stopAt(from), port, from),
    railTo: finish.by === 'rail' ? undefined : byRail(landing, stopAt(to), to),
  }
}

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
function byLand(from: Stop, to: Stop, { by, way: { km, crossings } }: Reached): Section {
  return { by, from, to, km: Math.max(1, km), crossings }
}

function byRail(from: Stop, to: Stop, city: Place): Section | undefined {
  const way = findLandWay(city, from.code ? from : to, 'rail')
  return way && way.km >= leastRailKm ? { by: 'rail', from, to, ...way } : undefined
}
