import { arcticWaters, barriers } from '../scripts/sea/closures.ts'
import { waterways } from '../scripts/sea/waterways.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from '../src/geo.ts'
import { type LandLine, landLines, mercatorOf, steps } from './sea-grid.ts'

/** Cells of a 120th of a degree in Mercator's projection, 3 degrees of longitude to each side of the port. */
const cellsPerDegree = 120
const reach = 360
const side = 2 * reach + 1
/** A waterway's inner end is on the sea, too, if water is this near: New Orleans is nine kilometres from a lake. */
const canalEndKm = 8
/** A quay this near to the sea and to a waterway is on both. */
const quayKm = 6
/** A port that is farther from water has none here: the firth of Grangemouth is beside the Clyde, and no water of a window around Belfast. */
const farthestWaterKm = 30

const marginCells = 60
/** In cells: a fiftieth of a degree to each side is a pond. */
const leastSea = 3_200

type Link = readonly [node: number, km: number]
type Window = { left: number; low: number }

/**
 * For ports close together a grid of 0.1° is coarse, so the way is searched on finer cells, too: around one port, to those near it.
 * Distances to all others are infinite.
 */
export function distancesNear(ports: readonly Position[], from: number): Float64Array {
  const start = ports[from] ?? [0, 0]
  const [x, y] = onGrid(start)
  const window = { left: Math.floor(x) - reach, low: Math.floor(y) - reach }
  const isSea = withoutPonds(waterIn(window))
  const water = (place: Position): Link => {
    let nearest: Link = [-1, farthestWaterKm]
    for (let node = 0; node < isSea.length; node++) {
      if (!isSea[node]) continue
      const km = greatCircleKm(positionIn(window, node), place)
      if (km < nearest[1]) nearest = [node, km]
    }
    return nearest
  }
  const isNear = (place: Position) => {
    const [column, row] = inWindow(window, place)
    return Math.abs(column - reach) < reach - marginCells && Math.abs(row - reach) < reach - marginCells
  }
  const { links, quays, nodes } = linksNear(ports, isNear, water)
  const km = shortest(quays[from] ?? -1, nodes, links, isSea, window)
  return Float64Array.from(quays, (quay) => (km[quay] ?? Number.POSITIVE_INFINITY) / kmPerNauticalMile)
}

const onGrid = ([lng, lat]: Position): [number, number] => [
  lng * cellsPerDegree,
  mercatorOf(Math.max(-85, Math.min(85, lat))) * cellsPerDegree,
]

/** Of a place, in cells from the corner of the window, on the side of the globe where the window is. */
function inWindow({ left, low }: Window, place: Position): [x: number, y: number] {
  const [x, y] = onGrid(place)
  const around = 360 * cellsPerDegree
  return [x - left - around * Math.round((x - left - reach) / around), y - low]
}

function positionIn({ left, low }: Window, node: number): Position {
  const mercator = (low + Math.floor(node / side) + 0.5) / cellsPerDegree
  const lat = (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90
  return [(left + (node % side) + 0.5) / cellsPerDegree, lat]
}

/** 1 for each cell of water that is not closed. */
function waterIn(window: Window): Uint8Array {
  const land = new Uint8Array(side * side)
  for (const ring of landLines()) paint(land, ring, window)
  const ice = new Uint8Array(side * side)
  const polar = [...arcticWaters, [318, 85], [198, 85], [78, 85], [-42, 85], [-42, 58]] as Position[]
  paint(ice, { points: polar, south: 58, north: 85 }, window)
  for (const { line } of barriers) block(land, line, window)
  return land.map((isLand, cell) => (isLand || ice[cell] ? 0 : 1))
}

/** Even-odd, along each row of cells. */
function paint(cells: Uint8Array, { points, south, north }: LandLine, window: Window): void {
  const { low } = window
  if (mercatorOf(north) * cellsPerDegree < low || mercatorOf(south) * cellsPerDegree > low + side) return
  const rows = new Map<number, number[]>()
  const around = 360 * cellsPerDegree
  let [beforeX, beforeY] = inWindow(window, points[0] ?? [0, 0])
  for (const place of points.slice(1)) {
    const [rawX, y] = inWindow(window, place)
    const x = rawX + around * Math.round((beforeX - rawX) / around)
    const from = Math.max(0, Math.ceil(Math.min(beforeY, y) - 0.5))
    const to = Math.min(side, Math.ceil(Math.max(beforeY, y) - 0.5))
    for (let row = from; row < to; row++) {
      const at = beforeX + ((row + 0.5 - beforeY) * (x - beforeX)) / (y - beforeY)
      const edges = rows.get(row) ?? []
      edges.push(at)
      rows.set(row, edges)
    }
    beforeX = x
    beforeY = y
  }
  for (const [row, edges] of rows) {
    edges.sort((a, b) => a - b)
    for (let edge = 1; edge < edges.length; edge += 2)
      for (const shift of [-around, 0, around]) {
        const first = Math.max(0, Math.ceil((edges[edge - 1] ?? 0) + shift - 0.5))
        const last = Math.min(side, Math.ceil((edges[edge] ?? 0) + shift - 0.5))
        for (let x = first; x < last; x++) cells[row * side + x] = 1 - (cells[row * side + x] ?? 0)
      }
  }
}

/** A line of closed cells, two wide, so that no step passes between two of them. */
function block(land: Uint8Array, line: readonly Position[], window: Window): void {
  for (const [index, place] of line.slice(1).entries()) {
    const [fromX, fromY] = inWindow(window, line[index] ?? place)
    const [toX, toY] = inWindow(window, place)
    const count = 2 * Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)))
    for (let step = 0; step <= count; step++) {
      const x = Math.floor(fromX + (step / count) * (toX - fromX))
      const y = Math.floor(fromY + (step / count) * (toY - fromY))
      for (const [column, row] of [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ] as const)
        if (column >= 0 && column < side && row >= 0 && row < side) land[row * side + column] = 1
    }
  }
}

/** Without what is water by itself: a creek that the outline cuts off. */
function withoutPonds(isWater: Uint8Array): Uint8Array {
  const isSea = new Uint8Array(isWater.length)
  const seen = new Uint8Array(isWater.length)
  for (const start of isWater.keys()) {
    if (!isWater[start] || seen[start]) continue
    const part = [start]
    seen[start] = 1
    for (const node of part) {
      for (const next of [
        node - side,
        node + side,
        ...(node % side > 0 ? [node - 1] : []),
        ...((node + 1) % side > 0 ? [node + 1] : []),
      ]) {
        if (!isWater[next] || seen[next]) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length >= leastSea) for (const node of part) isSea[node] = 1
  }
  return isSea
}

/** Numbers from the last cell on: the points of waterways, then the ports near the first one, each with what it is joined to. */
function linksNear(
  ports: readonly Position[],
  isNear: (place: Position) => boolean,
  water: (place: Position) => Link,
) {
  const links = new Map<number, Link[]>()
  let nodes = side * side
  const join = (a: number, [b, km]: Link) => {
    if (a < 0 || b < 0) return
    links.set(a, [...(links.get(a) ?? []), [b, km]])
    links.set(b, [...(links.get(b) ?? []), [a, km]])
  }
  const banks: { node: number; place: Position }[] = []
  for (const { points } of waterways) {
    for (const [index, place] of points.entries()) {
      const before = points[index - 1]
      if (before) join(nodes - 1, [nodes, greatCircleKm(before, place)])
      if (isNear(place) && (index === 0 || index === points.length - 1)) {
        const sea = water(place)
        if (index === 0 || sea[1] < canalEndKm) join(nodes, sea)
      }
      for (const bank of banks) if (greatCircleKm(bank.place, place) === 0) join(nodes, [bank.node, 0])
      banks.push({ node: nodes++, place })
    }
  }
  const quays = ports.map((place) => {
    if (!isNear(place)) return -1
    const sea = water(place)
    const bank = banks
      .map(({ node, place: on }): Link => [node, greatCircleKm(on, place)])
      .reduce((least, one) => (one[1] < least[1] ? one : least))
    const isOnBank = bank[1] < sea[1]
    if (isOnBank || bank[1] < quayKm) join(nodes, bank)
    if (!isOnBank || sea[1] < quayKm) join(nodes, sea)
    return nodes++
  })
  return { links, quays, nodes }
}

const [dxs, dys] = [Int32Array.from(steps, ([dx]) => dx), Int32Array.from(steps, ([, dy]) => dy)]

/** Dijkstra's algorithm, with a list for each half kilometre. */
function shortest(
  start: number,
  nodes: number,
  links: ReadonlyMap<number, readonly Link[]>,
  isSea: Uint8Array,
  window: Window,
): Float64Array {
  const km = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  const lists: number[][] = [[start]]
  const reach = (node: number, total: number) => {
    if (total >= (km[node] ?? 0)) return
    km[node] = total
    const later = Math.floor(2 * total)
    const list = lists[later]
    if (list) list.push(node)
    else lists[later] = [node]
  }
  const kmPerCell = Float64Array.from({ length: side }, (_, row) => {
    const [, lat] = positionIn(window, row * side)
    return (111.195 / cellsPerDegree) * Math.cos((lat * Math.PI) / 180)
  })
  const settled = new Float64Array(nodes).fill(-1)
  if (start >= 0) km[start] = 0
  for (let number = 0; number < lists.length; number++) {
    const list = lists[number] ?? []
    for (let index = 0; index < list.length; index++) {
      const node = list[index] ?? 0
      const soFar = km[node] ?? 0
      if (Math.floor(2 * soFar) !== number || settled[node] === soFar) continue
      settled[node] = soFar
      for (const [next, length] of links.get(node) ?? []) reach(next, soFar + length)
      if (!isSea[node]) continue
      const [column, row] = [node % side, Math.floor(node / side)]
      for (let step = 0; step < steps.length; step++) {
        const [dx, dy] = [dxs[step] ?? 0, dys[step] ?? 0]
        const [x, y] = [column + dx, row + dy]
        if (x < 0 || x >= side || y < 0 || y >= side || !staysOnWater(isSea, column, row, dx, dy)) continue
        const scale = ((kmPerCell[row] ?? 0) + (kmPerCell[y] ?? 0)) / 2
        reach(y * side + x, soFar + Math.hypot(dx, dy) * scale)
      }
    }
    lists[number] = []
  }
  return km
}

function staysOnWater(isSea: Uint8Array, column: number, row: number, dx: number, dy: number): boolean {
  const count = 2 * Math.max(Math.abs(dx), Math.abs(dy))
  for (let step = 1; step <= count; step++) {
    const x = Math.floor(column + (step / count) * dx + 0.5)
    if (!isSea[Math.floor(row + (step / count) * dy + 0.5) * side + x]) return false
  }
  return true
}
