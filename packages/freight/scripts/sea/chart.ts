import { type Position, vectorOf } from '../../src/geo.ts'
import { arcticWaters, barriers, southernmost } from './closures.ts'
import { readCoast, readDrawnLand } from './coast.ts'

/** A grid in Mercator's projection, in which a cell is as wide as it is high in any place. */
const perDegree = 60
const radians = Math.PI / 180
const northernmost = 73.6
export const columns = 360 * perDegree
const bottom = mercator(southernmost) * perDegree
export const rows = Math.floor(mercator(northernmost) * perDegree - bottom)
/** Distances from land are known up to this many cells. */
const farthestCells = 120
const water = 0
const land = 1

/** `closed` is 1 on land, `free` the number of cells to the nearest land, the land that the map draws included. */
export type Chart = { closed: Uint8Array; free: Uint8Array }

export const xOf = (lng: number): number => (lng + 180) * perDegree
export const yOf = (lat: number): number => mercator(lat) * perDegree - bottom
export const lngOf = (x: number): number => x / perDegree - 180
export const latOf = (y: number): number =>
  Math.atan(Math.sinh(((y + bottom) / perDegree) * radians)) / radians

function mercator(lat: number): number {
  return Math.asinh(Math.tan(lat * radians)) / radians
}

export function makeChart(): Chart {
  const closed = new Uint8Array(columns * rows)
  for (const ring of readCoast()) flip(closed, ring.map(placeOf), 0)
  closeIce(closed)
  for (const { line } of barriers) drawWall(closed, line.map(placeOf))
  const free = closed.slice()
  const drawn = new Uint8Array(columns * rows)
  for (const ring of readDrawnLand())
    flip(
      drawn,
      ring.map(([x, y]): Position => [(x + 180) * perDegree, y * perDegree - bottom]),
      1,
    )
  for (let cell = 0; cell < free.length; cell++) free[cell] = free[cell] || drawn[cell] ? 0 : farthestCells
  spread(free)
  return { closed, free }
}

function placeOf([lng, lat]: Position): Position {
  return [xOf(lng), yOf(Math.max(-84, Math.min(84, lat)))]
}

/** Turns over each cell whose middle lies within a ring; even-odd, so a lake within an island is water again. */
function flip(cells: Uint8Array, ring: readonly Position[], joined: 0 | 1): void {
  const crossings = new Map<number, number[]>()
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] =
      ring[index - 1] ?? (joined || index === 0 ? (ring.at(-1) ?? [toX, toY]) : [toX, toY])
    const [low, high] = [Math.min(fromY, toY), Math.max(fromY, toY)]
    const last = Math.min(rows - 1, Math.ceil(high - 0.5) - 1)
    for (let row = Math.max(0, Math.ceil(low - 0.5)); row <= last; row++) {
      const x = fromX + ((row + 0.5 - fromY) / (toY - fromY)) * (toX - fromX)
      const others = crossings.get(row)
      if (others) others.push(x)
      else crossings.set(row, [x])
    }
  }
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const end = Math.ceil((xs[pair + 1] ?? 0) - 0.5)
      for (let x = Math.ceil((xs[pair] ?? 0) - 0.5); x < end; x++) {
        const cell = row * columns + (((x % columns) + columns) % columns)
        cells[cell] = cells[cell] === water ? land : water
      }
    }
  }
}

function closeIce(closed: Uint8Array): void {
  const ice = new Uint8Array(columns * rows)
  const [first = [0, 0], ...others] = arcticWaters
  const line = [first, ...others, [318, 84], [-42, 84]] as Position[]
  flip(ice, line.map(placeOf), 1)
  for (let cell = 0; cell < ice.length; cell++) if (ice[cell]) closed[cell] = land
}

function drawWall(closed: Uint8Array, line: readonly Position[]): void {
  for (const [index, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY]
    const steps = Math.ceil(4 * Math.hypot(toX - fromX, toY - fromY)) + 1
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor(fromX + (step / steps) * (toX - fromX))
      const y = Math.floor(fromY + (step / steps) * (toY - fromY))
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as const)
        closed[(y + dy) * columns + x + dx] = land
    }
  }
}

/** Two passes, each taking the least of the neighbours before it plus one. */
function spread(free: Uint8Array): void {
  const near = (cell: number) => (free[cell] ?? farthestCells) + 1
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < columns; x++) {
      const cell = row * columns + x
      if (free[cell] === 0) continue
      const west = x === 0 ? cell + columns - 1 : cell - 1
      const east = x === columns - 1 ? cell + 1 - columns : cell + 1
      const below = Math.min(near(west - columns), near(cell - columns), near(east - columns))
      free[cell] = Math.min(free[cell] ?? 0, near(west), below)
    }
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let x = columns - 1; x >= 0; x--) {
      const cell = row * columns + x
      if (free[cell] === 0) continue
      const west = x === 0 ? cell + columns - 1 : cell - 1
      const east = x === columns - 1 ? cell + 1 - columns : cell + 1
      const above = Math.min(near(west + columns), near(cell + columns), near(east + columns))
      free[cell] = Math.min(free[cell] ?? 0, near(east), above)
    }
  }
}

/** Within one cell of land, or on land of the map alone: a ship may go there, and rather does not. */
const isTight = (chart: Chart, cell: number): boolean => (chart.free[cell] ?? 0) <= 1
const earthKm = 6371.0088
export const kmPerCell = (earthKm * radians) / perDegree

/** What of the great circle runs through tight water, in kilometres; infinite where it meets land. */
export function tightKm(chart: Chart, a: Position, b: Position): number {
  const [from, to] = [vectorOf(a), vectorOf(b)]
  const dot = from.x * to.x + from.y * to.y + from.z * to.z
  const angle = Math.acos(Math.max(-1, Math.min(1, dot)))
  if (angle < 1e-9) return 0
  const sine = Math.sin(angle)
  let tight = 0
  for (let at = 0; ; ) {
    const [ofFrom, ofTo] = [Math.sin(angle - at) / sine, Math.sin(at) / sine]
    const z = ofFrom * from.z + ofTo * to.z
    const x = ofFrom * from.x + ofTo * to.x
    const y = ofFrom * from.y + ofTo * to.y
    const level = Math.hypot(x, y)
    const row = Math.floor((Math.asinh(z / level) / radians) * perDegree - bottom)
    if (row < 0 || row >= rows) return Number.POSITIVE_INFINITY
    const cell = row * columns + (Math.floor((Math.atan2(y, x) / radians + 180) * perDegree) % columns)
    if (chart.closed[cell]) return Number.POSITIVE_INFINITY
    const step = (Math.max(0.6, (chart.free[cell] ?? 0) - 1.5) * level * radians) / perDegree
    if (isTight(chart, cell)) tight += Math.min(step, angle - at) * earthKm
    if (at >= angle) return tight
    at = Math.min(angle, at + step)
  }
}

/** The same on the straight line of the map between two cells, for the short ones of the lattice: a share of its length. */
export function tightShare(chart: Chart, fromX: number, fromY: number, toX: number, toY: number): number {
  const steps = Math.ceil(2 * Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)))
  let tight = 0
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor(fromX + (step / steps) * (toX - fromX) + 0.5)
    const y = Math.floor(fromY + (step / steps) * (toY - fromY) + 0.5)
    const cell = y * columns + (((x % columns) + columns) % columns)
    if (chart.closed[cell]) return Number.POSITIVE_INFINITY
    if (isTight(chart, cell)) tight += 1
  }
  return tight / (steps + 1)
}
