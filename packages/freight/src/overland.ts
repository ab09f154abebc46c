import { alongGreatCircle, greatCircleKm, type Position } from './geo.ts'
import { isLand, type LandWindow, landWindow } from './land-grid.ts'
import { PriorityQueue } from './priority-queue.ts'

/** A bay up to this wide on the straight line has a bridge, or the line may pass beside it. */
const bridgedKm = 3
/** Places are given to the middle of a city or to a quay: near to them, water does not count. So far at most, and this share of the way. */
const nearPlaceKm = 4
const nearPlaceShare = 0.1
/** Over more than this, what a bay adds is less than what a road's bends do. */
const farthestKm = 1_500
const islandKm = 5
const stepKm = 0.7

const known = new Map<string, number>()
const mostKnown = 100_000

/** As the crow flies over land: as long as the great circle, or round the water that it would cross. */
export function overlandKm(from: Position, to: Position): number {
  const km = greatCircleKm(from, to)
  if (km <= bridgedKm || km > farthestKm) return km
  const key = [from, to].map(String).sort().join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const around = isOverWater(from, to, km) ? Math.max(km, aroundKm(from, to) ?? km) : km
  if (known.size >= mostKnown) known.clear()
  known.set(key, around)
  return around
}

function isOverWater(from: Position, to: Position, km: number): boolean {
  const along = alongGreatCircle(from, to)
  let [water, land] = [0, 0]
  const near = Math.min(nearPlaceKm, nearPlaceShare * km)
  for (let at = near; at < km - near; at += stepKm) {
    const [lng, lat] = along(at / km)
    if (isLand(lng, lat)) land += stepKm
    else [water, land] = [water + stepKm, 0]
    // Across a bay, the line may meet an island or a bridge.
    if (land > islandKm) water = 0
    if (water > bridgedKm) return true
  }
  return false
}

/** How far beside the two places a way is looked for, in degrees and in shares of what they are apart. */
const windows = [
  { degrees: 0.4, share: 0.6 },
  { degrees: 3, share: 1.5 },
]
/** A window has at most so many cells across: more for places close together, where a river decides. */
const cellsAcross = { near: 460, far: 150 }
const nearDegrees = 2.5

function aroundKm(from: Position, to: Position): number | undefined {
  const east = from[0] + ((((to[0] - from[0]) % 360) + 540) % 360) - 180
  const [west, right] = [Math.min(from[0], east), Math.max(from[0], east)]
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const apart = Math.max(right - west, north - south)
  const across = apart < nearDegrees ? cellsAcross.near : cellsAcross.far
  for (const { degrees, share } of windows) {
    const beside = degrees + share * apart
    const window = landWindow(west - beside, south - beside, right + beside, north + beside, across)
    const [start, goal] = [nearestLand(window, from), nearestLand(window, [east, to[1]])]
    const way = start < 0 || goal < 0 ? undefined : shortestWay(window, start, goal)
    if (way) return lengthOf([from, ...pulledTight(window, way).slice(1, -1).map(window.placeOf), to])
  }
  return undefined
}

const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, place, index) => sum + greatCircleKm(line[index - 1] ?? place, place), 0)

/** A quay may lie in the water: land within so many cells. */
const snapCells = 4

function nearestLand({ wide, high, land, cellOf }: LandWindow, place: Position): number {
  const cell = cellOf(place)
  const [x, y] = [cell % wide, Math.floor(cell / wide)]
  let nearest = { cell: -1, apart: Number.POSITIVE_INFINITY }
  for (let row = Math.max(0, y - snapCells); row <= Math.min(high - 1, y + snapCells); row++)
    for (let column = Math.max(0, x - snapCells); column <= Math.min(wide - 1, x + snapCells); column++) {
      const apart = Math.hypot(column - x, row - y)
      if (land[row * wide + column] && apart < nearest.apart) nearest = { cell: row * wide + column, apart }
    }
  return nearest.cell
}

const neighbours = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ dx, dy }])),
)

/** A* over the cells with land. */
function shortestWay(window: LandWindow, start: number, goal: number): number[] | undefined {
  const { wide, high, land, placeOf } = window
  const narrow = Math.cos((placeOf(start)[1] * Math.PI) / 180)
  const least = new Float32Array(wide * high).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(wide * high).fill(-1)
  const settled = new Uint8Array(wide * high)
  const [goalX, goalY] = [goal % wide, Math.floor(goal / wide)]
  const open = new PriorityQueue()
  least[start] = 0
  open.push(start, 0)
  while (open.size > 0) {
    const cell = open.pop()
    if (cell === goal) return wayTo(before, goal)
    if (settled[cell]) continue
    settled[cell] = 1
    const [x, y] = [cell % wide, Math.floor(cell / wide)]
    for (const { dx, dy } of neighbours) {
      const [toX, toY] = [x + dx, y + dy]
      const next = toY * wide + toX
      if (toX < 0 || toX >= wide || toY < 0 || toY >= high || !land[next] || settled[next]) continue
      const cost = (least[cell] ?? 0) + Math.hypot(dx * narrow, dy)
      if (cost >= (least[next] ?? 0)) continue
      least[next] = cost
      before[next] = cell
      open.push(next, cost + Math.hypot((goalX - toX) * narrow, goalY - toY))
    }
  }
  return undefined
}

function wayTo(before: Int32Array, goal: number): number[] {
  const way: number[] = []
  for (let cell = goal; cell >= 0; cell = before[cell] ?? -1) way.push(cell)
  return way.reverse()
}

/** From each cell on to the last one that a straight line reaches over land. */
function pulledTight(window: LandWindow, way: readonly number[]): number[] {
  const kept = way.slice(0, 1)
  for (let from = 0; from < way.length - 1; ) {
    let to = from + 1
    for (let step = 64; step >= 1; step /= 2)
      while (to + step < way.length && isInSight(window, way[from] ?? 0, way[to + step] ?? 0)) to += step
    kept.push(way[to] ?? 0)
    from = to
  }
  return kept
}

function isInSight({ wide, land }: LandWindow, a: number, b: number): boolean {
  const [x, y] = [a % wide, Math.floor(a / wide)]
  const [dx, dy] = [(b % wide) - x, Math.floor(b / wide) - y]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  for (let step = 1; step < steps; step++) {
    const cell = Math.floor(y + (dy * step) / steps + 0.5) * wide + Math.floor(x + (dx * step) / steps + 0.5)
    if (!land[cell]) return false
  }
  return true
}
