import { bend } from './bend.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
import { bitsOf, type PassageCode, passagesOf } from './passages.ts'
import { PriorityQueue } from './priority-queue.ts'
import { leastRemaining } from './sea-landmarks.ts'
import { nearestSeaPoint, type SeaNetwork, seaNetwork } from './sea-network.ts'

export type SeaRoute = {
  nauticalMiles: number
  /**
   * From place to place. Longitudes run on past ±180° instead of jumping, so that a line drawn through them crosses the
   * Pacific where the ship does.
   */
  geometry: Position[]
  /** In no order. */
  passages: PassageCode[]
}

/**
 * The shortest way by sea between two ports: A* along the lanes. Each port is a point of the network; any other place leads to the nearest
 * one. Made of great circles, it is never shorter than the one from end to end.
 */
export function findSeaRoute(from: Position, to: Position): SeaRoute {
  const route = shortestAround(from, to, [])
  if (!route) throw new Error('The sea network is in parts: write it again with its script.')
  return route
}

/**
 * The shortest one that keeps clear of these passages; undefined where no other way leads there. In place of Suez, lines sail round
 * Africa, and not through the locks of Panama, which are too small for their ships: so Panama must save more than a fifth.
 */
export function findSeaRouteAround(
  from: Position,
  to: Position,
  avoided: readonly PassageCode[],
): SeaRoute | undefined {
  const shortest = shortestAround(from, to, avoided)
  const isInPlaceOfSuez = avoided.includes('suez') || avoided.includes('bab_el_mandeb')
  if (!isInPlaceOfSuez || !shortest?.passages.includes('panama')) return shortest
  if (findSeaRoute(from, to).passages.includes('panama')) return shortest
  const open = shortestAround(from, to, [...avoided, 'panama'])
  return open && open.nauticalMiles <= 1.2 * shortest.nauticalMiles ? open : shortest
}

/** One search asks for the same ways several times: for their price, their insurance and the map. */
const newest = new Map<string, SeaRoute | undefined>()
const mostNewest = 200

function shortestAround(from: Position, to: Position, avoided: readonly PassageCode[]): SeaRoute | undefined {
  const key = `${from} ${to} ${bitsOf(avoided)}`
  if (newest.has(key)) return newest.get(key)
  const [oldest] = newest.keys()
  if (newest.size >= mostNewest && oldest !== undefined) newest.delete(oldest)
  const route = searchAround(from, to, avoided)
  newest.set(key, route)
  return route
}

function searchAround(from: Position, to: Position, avoided: readonly PassageCode[]): SeaRoute | undefined {
  const network = seaNetwork()
  const [start, end] = [nearestSeaPoint(network, from), nearestSeaPoint(network, to)]
  const path = pathBetween(network, start, end, bitsOf(avoided))
  if (!path) return undefined
  const points = path.flatMap((point) => network.points.slice(point, point + 1))
  const geometry = withoutJumps(bend([from, ...points, to].filter(isNotTwice)))
  return {
    nauticalMiles: lengthKm(geometry) / kmPerNauticalMile,
    geometry,
    passages: passagesOf(passagesAlong(network, path)),
  }
}

/** Both directions have the same route, so it is always searched in one direction. */
function pathBetween(network: SeaNetwork, start: number, end: number, avoided: number): number[] | undefined {
  if (start > end) return pathBetween(network, end, start, avoided)?.reverse()
  return shortestPath(network, start, end, avoided)
}

function passagesAlong({ first, neighbours, passages }: SeaNetwork, path: readonly number[]): number {
  return path.reduce((found, point, index) => {
    const next = path[index + 1]
    for (let place = first[point] ?? 0; place < (first[point + 1] ?? 0); place++)
      if (neighbours[place] === next) return found | (passages[place] ?? 0)
    return found
  }, 0)
}

function shortestPath(
  network: SeaNetwork,
  start: number,
  end: number,
  avoided: number,
): number[] | undefined {
  const { points, first, neighbours, lengthsKm, passages } = network
  const travelled = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(points.length).fill(-1)
  const settled = new Uint8Array(points.length)
  const remaining = leastRemaining(end)
  const open = new PriorityQueue()
  travelled[start] = 0
  open.push(start, remaining(start))
  while (open.size > 0) {
    const point = open.pop()
    if (point === end) return pathTo(end, cameFrom)
    if (settled[point]) continue
    settled[point] = 1
    const soFar = travelled[point] ?? 0
    for (let place = first[point] ?? 0; place < (first[point + 1] ?? 0); place++) {
      if ((passages[place] ?? 0) & avoided) continue
      const next = neighbours[place] ?? 0
      const km = soFar + (lengthsKm[place] ?? 0)
      if (km >= (travelled[next] ?? 0)) continue
      travelled[next] = km
      cameFrom[next] = point
      open.push(next, km + remaining(next))
    }
  }
  return undefined
}

function pathTo(end: number, cameFrom: Int32Array): number[] {
  const path: number[] = []
  for (let point = end; point >= 0; point = cameFrom[point] ?? -1) path.push(point)
  return path.reverse()
}

/** A port is both the end of the way and a point of the network. */
function isNotTwice(place: Position, index: number, path: readonly Position[]): boolean {
  const before = path[index - 1]
  return before === undefined || before[0] !== place[0] || before[1] !== place[1]
}

function withoutJumps(line: readonly Position[]): Position[] {
  let before = line[0]?.[0] ?? 0
  return line.map(([lng, lat]) => {
    before = lng + 360 * Math.round((before - lng) / 360)
    return [before, lat]
  })
}

function lengthKm(line: readonly Position[]): number {
  return line.reduce((km, point, index) => km + greatCircleKm(line[index - 1] ?? point, point), 0)
}
