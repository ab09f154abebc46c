import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arcticWaters, barriers, southernmost } from '../scripts/sea/closures.ts'
import type { Position } from '../src/geo.ts'

/** Cells of a thirtieth of a degree in Mercator's projection; a point of the grid for each three by three of them: 0.1° at most. */
export const cellsPerDegree = 30
const cellsPerPoint = 3
export const wide = 360 * cellsPerDegree
const south = mercatorOf(southernmost) * cellsPerDegree
const high = Math.floor((mercatorOf(73.5) * cellsPerDegree - south) / cellsPerPoint) * cellsPerPoint
export const across = wide / cellsPerPoint
export const up = high / cellsPerPoint

/** One step in each direction that the grid knows, once around: 32 of them, so that no course is longer by more than 1.3 %. */
export const steps: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
]
  .flatMap(([a = 0, b = 0]) => {
    const turned = [
      [a, b],
      [-b, a],
      [-a, -b],
      [b, -a],
    ].map(([x = 0, y = 0]) => [x, y] as const)
    return b === 0 || a === b ? turned : [...turned, ...turned.map(([x, y]) => [y, x] as const)]
  })
  .sort(([ax, ay], [bx, by]) => Math.atan2(ay, ax) - Math.atan2(by, bx))

/** `land` is 1 for each cell of land; `anchors` has the cell of each point, or -1; `ways` one bit for each step that stays on water. */
export type SeaGrid = { land: Uint8Array; anchors: Int32Array; ways: Int32Array }

export function mercatorOf(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
}

export const cellPosition = (cell: number, row = Math.floor(cell / wide)): Position => {
  const mercator = (row + 0.5 + south) / cellsPerDegree
  const lat = (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90
  return [((cell % wide) + 0.5) / cellsPerDegree - 180, lat]
}

const onGrid = ([lng, lat]: Position): [number, number] => [
  (lng + 180) * cellsPerDegree,
  mercatorOf(Math.max(-85, Math.min(85, lat))) * cellsPerDegree - south,
]

export const cellNear = (place: Position): [x: number, y: number] => {
  const [x, y] = onGrid(place)
  return [Math.floor(x), Math.floor(y)]
}

export const pointNear = (place: Position): [column: number, row: number] => {
  const [x, y] = cellNear(place)
  return [Math.floor(x / cellsPerPoint), Math.floor(y / cellsPerPoint)]
}

/** The point of the grid in which a cell is. */
export const pointOf = (x: number, y: number): number =>
  Math.floor(y / cellsPerPoint) * across + Math.floor((((x % wide) + wide) % wide) / cellsPerPoint)

export function makeSeaGrid(): SeaGrid {
  const land = new Uint8Array(wide * high)
  for (const { points } of landLines()) paint(land, points)
  const ice = new Uint8Array(wide * high)
  // Around the pole in steps of less than half the globe, as all outlines here have them.
  paint(ice, [...arcticWaters, [318, 85], [198, 85], [78, 85], [-42, 85], [-42, 58]])
  for (let cell = 0; cell < land.length; cell++) if (ice[cell]) land[cell] = 1
  for (const { line } of barriers) block(land, line)
  const anchors = new Int32Array(across * up).map((_, point) => anchorOf(land, point))
  return { land, anchors, ways: waysOf(land, anchors) }
}

/** An outline of the land, and the latitudes between which it lies. */
export type LandLine = { points: readonly Position[]; south: number; north: number }
let lines: LandLine[] | undefined

export function landLines(): readonly LandLine[] {
  lines ??= landRings().map((points) => {
    const lats = points.map(([, lat]) => lat)
    const between = (pick: (a: number, b: number) => number) => lats.reduce((a, b) => pick(a, b))
    return { points, south: between(Math.min), north: between(Math.max) }
  })
  return lines
}

/** The outlines of the land: of TopoJSON's arcs, each in steps, and ~n is n backwards. */
function landRings(): Position[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as {
    transform: { scale: number[]; translate: number[] }
    arcs: number[][][]
    objects: { land: { geometries: { arcs: number[][][] }[] } }
  }
  const [sx = 1, sy = 1] = atlas.transform.scale
  const [tx = 0, ty = 0] = atlas.transform.translate
  const arcLines = atlas.arcs.map((arc) => {
    const line: Position[] = []
    let [x, y] = [0, 0]
    for (const [dx = 0, dy = 0] of arc) {
      x += dx
      y += dy
      line.push([tx + sx * x, ty + sy * y])
    }
    return line
  })
  const lineOf = (arc: number) => (arc >= 0 ? (arcLines[arc] ?? []) : (arcLines[~arc] ?? []).toReversed())
  return atlas.objects.land.geometries.flatMap(({ arcs }) => arcs.flat()).map((ring) => ring.flatMap(lineOf))
}

/** Even-odd: turns over all cells to the east of each edge, once around, so that twice is nothing. */
function paint(cells: Uint8Array, ring: readonly Position[]): void {
  const turned = new Map<number, number[]>()
  let [beforeX, beforeY] = onGrid(ring[0] ?? [0, 0])
  for (const place of ring.slice(1)) {
    const [rawX, y] = onGrid(place)
    const x = rawX + wide * Math.round((beforeX - rawX) / wide)
    const from = Math.max(0, Math.ceil(Math.min(beforeY, y) - 0.5))
    const to = Math.min(high, Math.ceil(Math.max(beforeY, y) - 0.5))
    for (let row = from; row < to; row++) {
      const at = beforeX + ((row + 0.5 - beforeY) * (x - beforeX)) / (y - beforeY)
      const edges = turned.get(row) ?? []
      edges.push(at)
      turned.set(row, edges)
    }
    beforeX = x
    beforeY = y
  }
  for (const [row, edges] of turned) {
    edges.sort((a, b) => a - b)
    for (let edge = 1; edge < edges.length; edge += 2) {
      const last = Math.ceil((edges[edge] ?? 0) - 0.5)
      for (let x = Math.ceil((edges[edge - 1] ?? 0) - 0.5); x < last; x++)
        cells[row * wide + ((x + wide) % wide)] = 1 - (cells[row * wide + ((x + wide) % wide)] ?? 0)
    }
  }
}

/** A line of closed cells, two wide, so that no step passes between two of them. */
function block(land: Uint8Array, line: readonly Position[]): void {
  let [fromX, fromY] = onGrid(line[0] ?? [0, 0])
  for (const place of line.slice(1)) {
    const [toX, toY] = onGrid(place)
    for (let share = 0; share <= 1; share += 0.005) {
      const cell =
        Math.floor(fromY + share * (toY - fromY)) * wide + Math.floor(fromX + share * (toX - fromX))
      for (const next of [0, 1, wide, wide + 1]) land[cell + next] = 1
    }
    fromX = toX
    fromY = toY
  }
}

const nearFirst = [wide + 1, 1, wide, wide + 2, 2 * wide + 1, 0, 2, 2 * wide, 2 * wide + 2]

/** Of the nine cells of a point, the water nearest to their middle. */
function anchorOf(land: Uint8Array, point: number): number {
  const corner = Math.floor(point / across) * cellsPerPoint * wide + (point % across) * cellsPerPoint
  const water = nearFirst.find((offset) => land[corner + offset] === 0)
  return water === undefined ? -1 : corner + water
}

function waysOf(land: Uint8Array, anchors: Int32Array): Int32Array {
  const isOpen = openWater(land)
  return anchors.map((anchor, point) => {
    if (anchor < 0) return 0
    if (isOpen[point]) return -1
    let ways = 0
    for (const [bit, [dx, dy]] of steps.entries()) {
      const row = Math.floor(point / across) + dy
      if (row < 0 || row >= up) continue
      const other = anchors[row * across + (((point % across) + dx + across) % across)] ?? -1
      if (other >= 0 && staysOnWater(land, anchor, other)) ways |= 1 << bit
    }
    return ways
  })
}

/** Points without land within the longest step, which have all ways: nearly all of the ocean. */
function openWater(land: Uint8Array): Uint8Array {
  const landPerPoint = new Uint8Array(across * up)
  for (let cell = 0; cell < land.length; cell++) {
    if (!land[cell]) continue
    const row = Math.floor(Math.floor(cell / wide) / cellsPerPoint)
    landPerPoint[row * across + Math.floor((cell % wide) / cellsPerPoint)] = 1
  }
  const open = new Uint8Array(across * up)
  for (let row = 4; row < up - 4; row++) {
    let run = 0
    for (let column = -4; column < across + 4; column++) {
      let isFree = true
      for (let dy = -4; dy <= 4 && isFree; dy++)
        isFree = !landPerPoint[(row + dy) * across + ((column + across) % across)]
      run = isFree ? run + 1 : 0
      if (run >= 9) open[row * across + ((column - 4 + across) % across)] = 1
    }
  }
  return open
}

export function staysOnWater(land: Uint8Array, from: number, to: number): boolean {
  const [fromX, fromY] = [from % wide, Math.floor(from / wide)]
  const dx = (((to % wide) - fromX + 1.5 * wide) % wide) - wide / 2
  const dy = Math.floor(to / wide) - fromY
  const count = 2 * Math.max(Math.abs(dx), Math.abs(dy))
  for (let step = 1; step < count; step++) {
    const x = (Math.floor(fromX + (step / count) * dx + 0.5) + wide) % wide
    if (land[Math.floor(fromY + (step / count) * dy + 0.5) * wide + x]) return false
  }
  return true
}
