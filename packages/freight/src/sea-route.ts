import { bend } from './bend.ts'
import { arcKm, greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
import { PriorityQueue } from './priority-queue.ts'
import { nearestSeaPoint, type SeaNetwork, seaNetwork } from './sea-network.ts'

export type SeaRoute = {
  nauticalMiles: number
  /**
   * From place to place. Longitudes run on past ±180° instead of jumping, so that a line drawn through them crosses the
   * Pacific where the ship does.
   */
  geometry: Position[]
}

/**
 * The shortest way by sea between two ports: A* along the lanes, with the great circle as the least that can remain. Each port is
 * a point of the network; any other place leads to the nearest one. Made of great circles, it is never shorter than the one from
 * end to end.
 */
export function findSeaRoute(from: Position, to: Position): SeaRoute {
  const network = seaNetwork()
  const path = pathBetween(network, nearestSeaPoint(network, from), nearestSeaPoint(network, to))
  const geometry = withoutJumps(bend([from, ...path, to].filter(isNotTwice)))
  return { nauticalMiles: lengthKm(geometry) / kmPerNauticalMile, geometry }
}

/** Both directions have the same route, so it is always searched in one direction. */
function pathBetween(network: SeaNetwork, start: number, end: number): Position[] {
  if (start > end) return pathBetween(network, end, start).reverse()
  const lane = shortestPath(network, start, end)
  return lane.flatMap((point) => network.points.slice(point, point + 1))
}

function shortestPath(network: SeaNetwork, start: number, end: number): number[] {
  const { vectors, first, neighbours, lengthsKm } = network
  const goal = vectors[end]
  if (!goal) throw new Error(`The sea network has no point ${end}.`)
  const travelled = new Float64Array(vectors.length).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(vectors.length).fill(-1)
  const settled = new Uint8Array(vectors.length)
  const known = new Float64Array(vectors.length).fill(-1)
  const remaining = (point: number) => {
    if (known[point] === -1) known[point] = arcKm(vectors[point] ?? goal, goal)
    return known[point] ?? 0
  }
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
      const next = neighbours[place] ?? 0
      const km = soFar + (lengthsKm[place] ?? 0)
      if (km >= (travelled[next] ?? 0)) continue
      travelled[next] = km
      cameFrom[next] = point
      open.push(next, km + remaining(next))
    }
  }
  throw new Error('The sea network is in parts: write it again with its script.')
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
