import { greatCircleKm, type Position } from '../../src/geo.ts'
import { PriorityQueue } from '../../src/priority-queue.ts'
import { barriers } from './closures.ts'
import { readCoast } from './coast.ts'

/** Around a port, cells of a 200th of a degree of longitude in Mercator's projection, 2 degrees to each side. */
const perDegree = 200
const half = 400
const size = 2 * half
const radians = Math.PI / 180
/** A port that is farther from this water has a waterway of its own. */
const quayKm = 8

const coast = readCoast().map((ring) => ({
  ring,
  south: ring.reduce((least, [, lat]) => Math.min(least, lat), 90),
  north: ring.reduce((most, [, lat]) => Math.max(most, lat), -90),
}))

/** From one port the shortest ways over this water to those of the others that lie in it: their corners, without the ports themselves. */
export function waysAround(from: Position, others: ReadonlyMap<number, Position>): Map<number, Position[]> {
  const chart = chartAround(from)
  const start = nearestWater(chart, from)
  const ways = new Map<number, Position[]>()
  if (start < 0) return ways
  const ends = new Map([...others].map(([port, place]) => [port, nearestWater(chart, place)]))
  const before = shortest(chart, start)
  for (const [port, end] of ends) {
    if (end < 0 || (before[end] ?? -1) < 0) continue
    const cells = [end]
    for (let cell = end; cell !== start; cell = before[cell] ?? start) cells.push(before[cell] ?? start)
    ways.set(port, pulledTight(chart, cells.reverse()).map(chart.positionOf))
  }
  return ways
}

type Chart = {
  closed: Uint8Array
  cellOf(place: Position): number
  positionOf(cell: number): Position
  /** Of a cell in this row. */
  kmPerCell: Float64Array
}

const mercator = (lat: number): number => Math.asinh(Math.tan(lat * radians)) / radians

function chartAround([lng, lat]: Position): Chart {
  const [left, low] = [lng * perDegree - half, mercator(lat) * perDegree - half]
  const placeOf = ([x, y]: Position, around = 360 * Math.round((lng - x) / 360)): Position => [
    (x + around) * perDegree - left,
    mercator(Math.max(-84, Math.min(84, y))) * perDegree - low,
  ]
  const latOf = (row: number) => Math.atan(Math.sinh(((row + 0.5 + low) / perDegree) * radians)) / radians
  const closed = new Uint8Array(size * size)
  for (const { ring, south, north } of coast)
    for (const around of north > latOf(0) && south < latOf(size) ? [-360, 0, 360] : [])
      turnOver(
        closed,
        ring.map((place) => placeOf(place, around)),
      )
  for (const { line } of barriers)
    close(
      closed,
      line.map((place) => placeOf(place)),
    )
  return {
    closed,
    cellOf: (place) => {
      const [x, y] = placeOf(place)
      return x < 0 || x >= size || y < 0 || y >= size ? -1 : Math.floor(y) * size + Math.floor(x)
    },
    positionOf: (cell) => [((cell % size) + 0.5 + left) / perDegree, latOf(Math.floor(cell / size))],
    kmPerCell: Float64Array.from(
      { length: size },
      (_, row) => (111.195 / perDegree) * Math.cos(latOf(row) * radians),
    ),
  }
}

/** Each cell whose middle is within the ring, along every row: even-odd. */
function turnOver(cells: Uint8Array, ring: readonly Position[]): void {
  const crossings: number[][] = Array.from({ length: size }, () => [])
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring[index - 1] ?? ring.at(-1) ?? [toX, toY]
    const last = Math.min(size - 1, Math.ceil(Math.max(fromY, toY) - 0.5) - 1)
    for (let row = Math.max(0, Math.ceil(Math.min(fromY, toY) - 0.5)); row <= last; row++)
      crossings[row]?.push(fromX + ((row + 0.5 - fromY) * (toX - fromX)) / (toY - fromY))
  }
  for (const [row, at] of crossings.entries()) {
    at.sort((a, b) => a - b)
    for (let index = 0; index + 1 < at.length; index += 2) {
      const end = Math.min(size, Math.ceil((at[index + 1] ?? 0) - 0.5))
      for (let x = Math.max(0, Math.ceil((at[index] ?? 0) - 0.5)); x < end; x++)
        cells[row * size + x] = 1 - (cells[row * size + x] ?? 0)
    }
  }
}

function close(cells: Uint8Array, line: readonly Position[]): void {
  for (const [index, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY]
    const steps = 1 + 2 * Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)))
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps]
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const)
        if (x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size)
          cells[Math.floor(y + dy) * size + Math.floor(x + dx)] = 1
    }
  }
}

function nearestWater(chart: Chart, place: Position): number {
  const middle = chart.cellOf(place)
  if (middle < 0) return -1
  const [x, y] = [middle % size, Math.floor(middle / size)]
  const reach = Math.ceil(quayKm / (chart.kmPerCell[y] ?? 1))
  let nearest = { cell: -1, km: quayKm }
  for (let row = Math.max(0, y - reach); row <= Math.min(size - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(size - 1, x + reach); column++) {
      const cell = row * size + column
      const km = chart.closed[cell] ? quayKm : greatCircleKm(chart.positionOf(cell), place)
      if (km < nearest.km) nearest = { cell, km }
    }
  return nearest.cell
}

const neighbours = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) =>
    Math.abs(dx * dy) === 1 || Math.abs(dx * dy) === 2 || Math.abs(dx) + Math.abs(dy) === 1
      ? [[dx, dy] as const]
      : [],
  ),
)

/** The cell before each one on the shortest way there; -1 where none leads. */
function shortest(chart: Chart, start: number): Int32Array {
  const least = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(size * size).fill(-1)
  const settled = new Uint8Array(size * size)
  const open = new PriorityQueue()
  least[start] = 0
  before[start] = start
  open.push(start, 0)
  while (open.size > 0) {
    const cell = open.pop()
    if (settled[cell]) continue
    settled[cell] = 1
    const [x, y] = [cell % size, Math.floor(cell / size)]
    for (const [dx, dy] of neighbours) {
      if (x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size) continue
      const next = cell + dy * size + dx
      if (settled[next] || !isOpen(chart, cell, next)) continue
      const km = (least[cell] ?? 0) + Math.hypot(dx, dy) * (chart.kmPerCell[y] ?? 0)
      if (km >= (least[next] ?? 0)) continue
      least[next] = km
      before[next] = cell
      open.push(next, km)
    }
  }
  return before
}

/** No cell between these two is closed, nor the second one. */
function isOpen({ closed }: Chart, from: number, to: number): boolean {
  const [x, y] = [from % size, Math.floor(from / size)]
  const [dx, dy] = [(to % size) - x, Math.floor(to / size) - y]
  const steps = 2 * Math.max(Math.abs(dx), Math.abs(dy))
  for (let step = 1; step <= steps; step++) {
    const [atX, atY] = [Math.floor(x + (dx * step) / steps + 0.5), Math.floor(y + (dy * step) / steps + 0.5)]
    if (closed[atY * size + atX]) return false
  }
  return true
}

function pulledTight(chart: Chart, cells: readonly number[]): number[] {
  const kept = cells.slice(0, 1)
  for (let from = 0; from < cells.length - 1; ) {
    let to = cells.length - 1
    while (to > from + 1 && !isOpen(chart, cells[from] ?? 0, cells[to] ?? 0)) to -= 1
    kept.push(...cells.slice(to, to + 1))
    from = to
  }
  return kept
}
