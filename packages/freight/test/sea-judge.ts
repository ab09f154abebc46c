import { waterways } from '../scripts/sea/waterways.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from '../src/geo.ts'
import { across, cellPosition, cellsPerDegree, makeSeaGrid, pointNear, steps, up, wide } from './sea-grid.ts'
import { distancesNear } from './sea-near.ts'

/**
 * The judge of our sea distances: the shortest path over a grid of the water, made from the same outlines of the land and the same
 * list of waterways and closed water, and with none of the code that makes or reads the network.
 */
export type Judge = {
  distancesFrom(port: number, farthestKm?: number): Float64Array
  distancesNear(port: number): Float64Array
}

type Link = readonly [node: number, km: number]

const earthKm = 6371.0088
const anyStep = 255
const east = Int32Array.from(steps, ([dx]) => dx)
const north = Int32Array.from(steps, ([, dy]) => dy)
/** A waterway's inner end is on the sea, too, if water is this near. */
const canalEndKm = 15

export function makeJudge(ports: readonly Position[]): Judge {
  const grid = makeSeaGrid()
  const { anchors, ways } = grid
  const ocean = partOfTheOcean(ways)
  const links = new Map<number, Link[]>()
  let nodes = across * up
  const join = (a: number, b: number, km: number) => {
    links.set(a, [...(links.get(a) ?? []), [b, km]])
    links.set(b, [...(links.get(b) ?? []), [a, km]])
  }
  const water = (place: Position) => nearestWater(anchors, ocean, place)
  const banks: { node: number; place: Position }[] = []
  for (const { points } of waterways) {
    for (const [index, place] of points.entries()) {
      const before = points[index - 1]
      if (before) join(nodes - 1, nodes, greatCircleKm(before, place))
      const { node, km } = water(place)
      if (index === 0 || (index === points.length - 1 && km < canalEndKm)) join(node, nodes, km)
      for (const bank of banks) if (greatCircleKm(bank.place, place) === 0) join(bank.node, nodes, 0)
      banks.push({ node: nodes++, place })
    }
  }
  const quays = ports.map((place) => {
    const bank = banks
      .map(({ node, place: on }) => ({ node, km: greatCircleKm(on, place) }))
      .reduce((least, one) => (one.km < least.km ? one : least))
    const sea = water(place)
    const nearest = bank.km < sea.km ? bank : sea
    join(nearest.node, nodes, nearest.km)
    return nodes++
  })
  return {
    distancesNear: (port) => distancesNear(ports, port),
    distancesFrom(port, farthestKm) {
      const km = shortest(anchors, ways, links, nodes, quays[port] ?? 0, farthestKm)
      return Float64Array.from(quays, (quay) => (km[quay] ?? Number.POSITIVE_INFINITY) / kmPerNauticalMile)
    },
  }
}

/** What can be reached from the middle of the Atlantic, and the seas of Marmara and Black, which waterways join to it. */
function partOfTheOcean(ways: Int32Array): Uint8Array {
  const part = new Uint8Array(across * up)
  for (const start of [
    [-30, 0],
    [28, 40.75],
    [34, 43.3],
  ] as const) {
    const [column, row] = pointNear(start)
    const open = [row * across + column]
    part[open[0] ?? 0] = 1
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      const there = ways[point] ?? 0
      // Where every step is open, those to the four neighbours lead to all that the others do.
      for (let step = 0; step < 32; step += there === -1 ? 8 : 1) {
        if (!(there & (1 << step))) continue
        const x = (point % across) + (east[step] ?? 0) + across
        const next = (Math.floor(point / across) + (north[step] ?? 0)) * across + (x % across)
        if (part[next]) continue
        part[next] = 1
        open.push(next)
      }
    }
  }
  return part
}

function nearestWater(anchors: Int32Array, ocean: Uint8Array, place: Position): { node: number; km: number } {
  const [column, row] = pointNear(place)
  let least = { node: -1, km: Number.POSITIVE_INFINITY }
  for (let reach = 0; reach <= 25; reach++) {
    if (least.node >= 0 && reach > 10) break
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== reach) continue
        const node = (row + dy) * across + ((column + dx + across) % across)
        if (!ocean[node]) continue
        const km = greatCircleKm(cellPosition(anchors[node] ?? 0), place)
        if (km < least.km) least = { node, km }
      }
    }
  }
  return least
}

/**
 * Dijkstra's algorithm, with a list for each five kilometres in place of a queue. Off the coast a course turns little from one step to
 * the next, so a point far from land is left in the direction in which it was reached, and the two next to it on either side.
 */
function shortest(
  anchors: Int32Array,
  ways: Int32Array,
  links: ReadonlyMap<number, readonly Link[]>,
  nodes: number,
  start: number,
  farthestKm = Number.POSITIVE_INFINITY,
): Float32Array {
  const km = new Float32Array(nodes).fill(Number.POSITIVE_INFINITY)
  const lists: number[][] = [[start]]
  const kmPerStep = stepLengths()
  const hasLinks = new Uint8Array(nodes)
  for (const node of links.keys()) hasLinks[node] = 1
  /** With which distance a node was left: it may be in a list more than once. */
  const left = new Float32Array(nodes).fill(-1)
  const reachedBy = new Uint8Array(nodes).fill(anyStep)
  const reach = (node: number, total: number, step: number) => {
    const rounded = Math.fround(total)
    if (rounded >= (km[node] ?? 0)) return
    km[node] = rounded
    reachedBy[node] = step
    const number = Math.floor(rounded / 5)
    const list = lists[number]
    if (list) list.push(node)
    else lists[number] = [node]
  }
  km[start] = 0
  for (let number = 0; number < lists.length && 5 * number <= farthestKm; number++) {
    const list = lists[number] ?? []
    for (let index = 0; index < list.length; index++) {
      const node = list[index] ?? 0
      const soFar = km[node] ?? 0
      if (Math.floor(soFar / 5) !== number || left[node] === soFar) continue
      left[node] = soFar
      if (hasLinks[node])
        for (const [next, length] of links.get(node) ?? []) reach(next, soFar + length, anyStep)
      const open = ways[node] ?? 0
      if (open === 0 || node >= anchors.length) continue
      const [column, row] = [node % across, Math.floor(node / across)]
      const came = reachedBy[node] ?? anyStep
      const isFarOff = open === -1 && came !== anyStep
      for (let turn = isFarOff ? -2 : 0, last = isFarOff ? 2 : 31; turn <= last; turn++) {
        const step = isFarOff ? (came + turn) & 31 : turn
        if (!(open & (1 << step))) continue
        const x = column + (east[step] ?? 0)
        const next = (row + (north[step] ?? 0)) * across + (x < 0 ? x + across : x < across ? x : x - across)
        // On the open sea all anchors lie in the middle of their points.
        const length = open === -1 ? (kmPerStep[row * 32 + step] ?? 0) : kmBetween(anchors, node, next)
        reach(next, soFar + length, step)
      }
    }
    lists[number] = []
  }
  return km
}

/** Of each step from each row, on the scale of the latitude in its middle. */
function stepLengths(): Float64Array {
  const kmPerPoint = (earthKm * Math.PI) / 180 / (cellsPerDegree / 3)
  return Float64Array.from({ length: up * 32 }, (_, place) => {
    const [dx, dy] = steps[place % 32] ?? [0, 0]
    const row = Math.floor(place / 32)
    const [low, high] = [row, Math.max(0, Math.min(up - 1, row + dy))].map(
      (each) => cellPosition((3 * each + 1) * 3 * across)[1],
    )
    return Math.hypot(dx, dy) * kmPerPoint * Math.cos((((low ?? 0) + (high ?? 0)) * Math.PI) / 360)
  })
}

/** On the scale of the latitude in the middle, too: a step is at most a third of a degree long. */
function kmBetween(anchors: Int32Array, from: number, to: number): number {
  const [a, b] = [anchors[from] ?? 0, anchors[to] ?? 0]
  const [low, high] = [Math.floor(a / wide), Math.floor(b / wide)]
  const dx = Math.abs(a - low * wide - (b - high * wide))
  return Math.hypot(Math.min(dx, wide - dx), high - low) * (kmPerCell[low + high] ?? 0)
}

/** In the middle of two rows of cells, by the sum of their numbers. */
const kmPerCell = Float64Array.from(
  { length: 2 * 3 * up },
  (_, sum) =>
    (((earthKm * Math.PI) / 180) * Math.cos((cellPosition(0, sum / 2)[1] * Math.PI) / 180)) / cellsPerDegree,
)
