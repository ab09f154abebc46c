import { greatCircleKm, type Position } from '../../src/geo.ts'
import { type Chart, columns, kmPerCell, latOf, lngOf, rows, tightKm, tightShare, xOf, yOf } from './chart.ts'
import { waterways } from './waterways.ts'

/** Points of the sea, close together near land and far apart off it; then those of the waterways, then the ports. */
export type Lattice = {
  positions: Position[]
  first: Int32Array
  ends: Int32Array
  costs: Float32Array
  /** The first point that is not one of open water. */
  firstOfWaterways: number
  firstOfPorts: number
}

type Edge = readonly [a: number, b: number, cost: number]

/** The distance between points in cells, and up to how far from land it is used. */
const finest = 2
const levels = [
  { stride: finest, upTo: 6 },
  { stride: 3 * finest, upTo: 40 },
  { stride: 9 * finest, upTo: Number.POSITIVE_INFINITY },
]
/** Along the southern edge, a great circle between two points of the same latitude bows out this far: some 500 kilometres apart. */
const bowCells = 10
/** Tight water counts for as much more: a lane keeps off the coast unless that is a long way round. */
const tightFactor = 0.4
/** In units of the stride: each direction once, sixteen with the opposite ones. */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [2, -1],
  [1, 2],
  [1, -2],
] as const

export function makeLattice(chart: Chart, ports: readonly Position[]): Lattice {
  const [wide, high] = [columns / finest, Math.floor(rows / finest)]
  const numbers = new Int32Array(wide * high).fill(-1)
  const places: number[] = []
  for (let place = (bowCells / finest) * wide; place < wide * high; place++) {
    if (levelAt(chart, cellOf(place, wide)) < 0 || !isPoint(chart, place, wide)) continue
    numbers[place] = places.length
    places.push(place)
  }
  const positions = places.map((place): Position => {
    const cell = cellOf(place, wide)
    return [lngOf((cell % columns) + 0.5), latOf(Math.floor(cell / columns) + 0.5)]
  })
  const edges = new Edges()
  for (const [a, place] of places.entries()) linkAround(chart, edges, numbers, wide, high, a, place)
  const sea = largestPart(positions.length, edges)
  const firstOfWaterways = positions.length
  const nearest = (place: Position) => nearestOf(positions, sea, numbers, wide, high, place)
  for (const { points } of waterways) addWaterway(points, positions, edges, firstOfWaterways, nearest)
  const firstOfPorts = positions.length
  for (const port of ports) addPort(chart, port, positions, edges, firstOfWaterways, firstOfPorts, nearest)
  return { positions, ...edges.sorted(positions.length), firstOfWaterways, firstOfPorts }
}

const cellOf = (place: number, wide: number): number =>
  Math.floor(place / wide) * finest * columns + (place % wide) * finest

function levelAt({ closed, free }: Chart, cell: number): number {
  if (closed[cell]) return -1
  return levels.findIndex(({ upTo }) => (free[cell] ?? 0) <= upTo)
}

/** Of a coarse level, only every third or ninth place has a point; those of a coarse one are of the finer ones, too. */
function isPoint(chart: Chart, place: number, wide: number): boolean {
  const every = (levels[levelAt(chart, cellOf(place, wide))]?.stride ?? 1) / finest
  return (place % wide) % every === 0 && Math.floor(place / wide) % every === 0
}

function linkAround(
  chart: Chart,
  edges: Edges,
  numbers: Int32Array,
  wide: number,
  high: number,
  a: number,
  place: number,
): void {
  const [x, y] = [place % wide, Math.floor(place / wide)]
  const level = levelAt(chart, cellOf(place, wide))
  for (const [of, { stride, upTo }] of levels.entries()) {
    const every = stride / finest
    if (x % every !== 0 || y % every !== 0) break
    for (const [dx, dy] of directions) {
      const [toX, toY] = [(x + dx * every + wide) % wide, y + dy * every]
      const b = toY < 0 || toY >= high ? -1 : (numbers[toY * wide + toX] ?? -1)
      if (b < 0) continue
      const other = levelAt(chart, cellOf(toY * wide + toX, wide))
      if (level !== of && other !== of) continue
      const [cellX, cellY] = [x * finest, y * finest]
      const isFarOff = upTo > 6 && Math.min(chart.free[cellY * columns + cellX] ?? 0) > 2 * stride + 2
      const tight = isFarOff ? 0 : tightShare(chart, cellX, cellY, cellX + dx * stride, cellY + dy * stride)
      if (!Number.isFinite(tight)) continue
      const scale = Math.cos((latOf(cellY + 0.5 + (dy * stride) / 2) * Math.PI) / 180)
      const km = Math.hypot(dx, dy) * stride * kmPerCell * scale
      edges.add([a, b, km * (1 + tightFactor * tight)])
    }
  }
}

class Edges {
  #ends: number[] = []
  #costs: number[] = []

  add([a, b, cost]: Edge): void {
    this.#ends.push(a, b)
    this.#costs.push(cost)
  }

  sorted(points: number): Pick<Lattice, 'first' | 'ends' | 'costs'> {
    const first = new Int32Array(points + 1)
    for (const point of this.#ends) first[point + 1] = (first[point + 1] ?? 0) + 1
    for (let point = 0; point < points; point++)
      first[point + 1] = (first[point + 1] ?? 0) + (first[point] ?? 0)
    const next = first.slice()
    const ends = new Int32Array(this.#ends.length)
    const costs = new Float32Array(this.#ends.length)
    for (const [place, from] of this.#ends.entries()) {
      const at = next[from] ?? 0
      next[from] = at + 1
      ends[at] = this.#ends[place ^ 1] ?? 0
      costs[at] = this.#costs[place >> 1] ?? 0
    }
    return { first, ends, costs }
  }
}

/** Whether a point is of the ocean, and not of a lake, nor of a sea that only a waterway joins to it. */
function largestPart(points: number, edges: Edges): Uint8Array {
  const { first, ends } = edges.sorted(points)
  const part = new Int32Array(points).fill(-1)
  const sizes: number[] = []
  for (let start = 0; start < points; start++) {
    if (part[start] !== -1) continue
    const number = sizes.length
    const open = [start]
    part[start] = number
    let size = 0
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      size += 1
      for (let at = first[point] ?? 0; at < (first[point + 1] ?? 0); at++) {
        const next = ends[at] ?? 0
        if (part[next] !== -1) continue
        part[next] = number
        open.push(next)
      }
    }
    sizes.push(size)
  }
  // The Black Sea is the second largest that matters; lakes are not land's outlines in this data.
  const kept = new Set(sizes.flatMap((size, number) => (size > 3_000 ? [number] : [])))
  console.log(`parts of the sea: ${sizes.filter((size) => size > 500).toSorted((a, b) => b - a)}`)
  return Uint8Array.from(part, (number) => (kept.has(number) ? 1 : 0))
}

function nearestOf(
  positions: readonly Position[],
  sea: Uint8Array,
  numbers: Int32Array,
  wide: number,
  high: number,
  place: Position,
): { point: number; km: number } {
  const [x, y] = [Math.round(xOf(place[0]) / finest), Math.round(yOf(place[1]) / finest)]
  let nearest = { point: -1, km: Number.POSITIVE_INFINITY }
  for (let dy = -60; dy <= 60; dy++) {
    for (let dx = -60; dx <= 60; dx++) {
      if (y + dy < 0 || y + dy >= high) continue
      const point = numbers[(y + dy) * wide + ((x + dx + wide) % wide)] ?? -1
      if (point < 0 || !sea[point]) continue
      const km = greatCircleKm(place, positions[point] ?? place)
      if (km < nearest.km) nearest = { point, km }
    }
  }
  return nearest
}

/** A port that is itself a point of a waterway. */
export const onCanalKm = 0.05

type Nearest = (place: Position) => { point: number; km: number }

/** A waterway's two ends lead to the water next to them, unless they end at a port far inland; and where two of them meet they are joined. */
function addWaterway(
  points: readonly Position[],
  positions: Position[],
  edges: Edges,
  firstOfWaterways: number,
  nearest: Nearest,
): void {
  const start = positions.length
  for (const [index, point] of points.entries()) {
    for (let other = firstOfWaterways; other < start; other++)
      if (greatCircleKm(positions[other] ?? [0, 0], point) === 0) edges.add([other, start + index, 0])
    positions.push(point)
    if (index > 0)
      edges.add([start + index - 1, start + index, greatCircleKm(points[index - 1] ?? point, point)])
  }
  for (const [index, isSea] of [
    [0, true],
    [points.length - 1, false],
  ] as const) {
    const { point, km } = nearest(points[index] ?? [0, 0])
    if (point >= 0 && (isSea || km < 8)) edges.add([point, start + index, km])
    if (isSea && km > 15) console.log(`waterway at ${points[0]} begins ${km.toFixed(0)} km from water`)
  }
}

/** A port leads to the nearest water, and to the nearest point of a waterway if that is about as near; one on a waterway to that alone. */
function addPort(
  _chart: Chart,
  port: Position,
  positions: Position[],
  edges: Edges,
  firstOfWaterways: number,
  firstOfPorts: number,
  nearest: Nearest,
): void {
  const number = positions.push(port) - 1
  const open = nearest(port)
  let canal = { point: -1, km: Number.POSITIVE_INFINITY }
  for (let point = firstOfWaterways; point < firstOfPorts; point++) {
    const km = greatCircleKm(port, positions[point] ?? port)
    if (km < canal.km) canal = { point, km }
  }
  if (canal.km <= Math.max(open.km, 3)) edges.add([number, canal.point, canal.km])
  const isOnCanal = canal.km < onCanalKm
  if (!isOnCanal && (open.km <= Math.max(2 * canal.km, 8) || canal.km > 30))
    edges.add([number, open.point, open.km])
  if (Math.min(open.km, canal.km) > 20)
    console.log(`port at ${port}: water ${open.km.toFixed(0)} km, canal ${canal.km.toFixed(0)} km`)
}

/** The least cost from one point to every other up to the farthest that matters, and the point before each. */
export function costsFrom(
  { first, ends, costs }: Lattice,
  source: number,
  farthest = Number.POSITIVE_INFINITY,
): { before: Int32Array; least: Float32Array } {
  const points = first.length - 1
  const least = new Float32Array(points).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(points).fill(-1)
  // Buckets of two kilometres instead of a heap: an edge is rarely shorter, and a bucket is looked through until it is empty.
  const perBucket = 2
  /** With which cost a point was left: it may be in a bucket more than once. */
  const left = new Float32Array(points).fill(-1)
  const buckets: number[][] = [[source]]
  least[source] = 0
  for (let bucket = 0; bucket < buckets.length && bucket * perBucket <= farthest; bucket++) {
    const list = buckets[bucket]
    if (!list) continue
    for (let index = 0; index < list.length; index++) {
      const point = list[index] ?? 0
      const soFar = least[point] ?? 0
      if (Math.floor(soFar / perBucket) < bucket || left[point] === soFar) continue
      left[point] = soFar
      for (let at = first[point] ?? 0; at < (first[point + 1] ?? 0); at++) {
        const next = ends[at] ?? 0
        const cost = Math.fround(soFar + (costs[at] ?? 0))
        if (cost >= (least[next] ?? 0)) continue
        least[next] = cost
        before[next] = point
        const into = Math.floor(cost / perBucket)
        const other = buckets[into]
        if (other) other.push(next)
        else buckets[into] = [next]
      }
    }
    buckets[bucket] = []
  }
  return { before, least }
}

/** What a line costs: its length, tight water counted more. */
export function costOf(chart: Chart, a: Position, b: Position): number {
  return greatCircleKm(a, b) + tightFactor * tightKm(chart, a, b)
}

/**
 * The same for two points next to each other on a way over the lattice. The lattice looks at the straight line of the map, and this at the
 * great circle: where one of them touches a corner of land and the other does not, it is tight water.
 */
export function stepCost(chart: Chart, a: Position, b: Position): number {
  const cost = costOf(chart, a, b)
  return Number.isFinite(cost) ? cost : (1 + tightFactor) * greatCircleKm(a, b)
}
