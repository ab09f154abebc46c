import { waterways } from '../scripts/sea/waterways.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from '../src/geo.ts'
import { cellNear, cellPosition, pointOf, type SeaGrid, staysOnWater, steps, wide } from './sea-grid.ts'

/** How far around a port, in cells: two degrees of longitude at least. */
const reach = 75
const side = 2 * reach + 1
/** A waterway's inner end is on the sea, too, if water is this near; a port that is farther from water has none here. */
const canalEndKm = 15
const farthestWaterKm = 60

const marginCells = 15
/** In cells. */
const leastSea = 200

type Link = readonly [node: number, km: number]

/**
 * For ports close together a grid of 0.1° is coarse, so the way is searched on its cells, too, a thirtieth of a degree wide: around one
 * port, to those near it. Distances to all others are infinite.
 */
export function distancesNear(
  { land }: SeaGrid,
  ocean: Uint8Array,
  ports: readonly Position[],
  from: number,
): Float64Array {
  const start = ports[from] ?? [0, 0]
  const [left, low] = cellNear(start).map((value) => value - reach) as [number, number]
  const cellAt = (node: number) =>
    (low + Math.floor(node / side)) * wide + ((left + (node % side) + wide) % wide)
  const isWater = Uint8Array.from({ length: side * side }, (_, node) => {
    const [x, y] = [left + (node % side), low + Math.floor(node / side)]
    return land[cellAt(node)] === 0 && ocean[pointOf(x, y)] ? 1 : 0
  })
  const isSea = withoutPonds(isWater)
  const water = (place: Position): Link => {
    let nearest: Link = [-1, farthestWaterKm]
    for (let node = 0; node < isSea.length; node++) {
      if (!isSea[node]) continue
      const km = greatCircleKm(cellPosition(cellAt(node)), place)
      if (km < nearest[1]) nearest = [node, km]
    }
    return nearest
  }
  const { links, quays } = linksNear(ports, start, water)
  const km = shortest(quays[from] ?? -1, links, (node) =>
    isSea[node] ? stepsFrom(land, isSea, cellAt, node) : [],
  )
  return Float64Array.from(quays, (quay) => (km.get(quay) ?? Number.POSITIVE_INFINITY) / kmPerNauticalMile)
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

/** Numbers from the last cell on: the points of waterways near the port, then the ports near it, each with what it is joined to. */
function linksNear(ports: readonly Position[], start: Position, water: (place: Position) => Link) {
  const links = new Map<number, Link[]>()
  let nodes = side * side
  const join = (a: number, [b, km]: Link) => {
    if (a < 0 || b < 0) return
    links.set(a, [...(links.get(a) ?? []), [b, km]])
    links.set(b, [...(links.get(b) ?? []), [a, km]])
  }
  // Whose water is in view, too.
  const isNear = (place: Position) => {
    const [x, y] = cellNear(place)
    const [startX, startY] = cellNear(start)
    return Math.abs(x - startX) < reach - marginCells && Math.abs(y - startY) < reach - marginCells
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
    join(nodes, bank[1] < sea[1] ? bank : sea)
    return nodes++
  })
  return { links, quays }
}

function stepsFrom(
  land: Uint8Array,
  isSea: Uint8Array,
  cellAt: (node: number) => number,
  node: number,
): Link[] {
  const [column, row] = [node % side, Math.floor(node / side)]
  return steps.flatMap(([dx, dy]): Link[] => {
    const [x, y] = [column + dx, row + dy]
    const next = y * side + x
    if (x < 0 || x >= side || y < 0 || y >= side || !isSea[next]) return []
    if (!staysOnWater(land, cellAt(node), cellAt(next))) return []
    return [[next, greatCircleKm(cellPosition(cellAt(node)), cellPosition(cellAt(next)))]]
  })
}

/** Dijkstra's algorithm, with a list for each kilometre. */
function shortest(
  start: number,
  links: ReadonlyMap<number, readonly Link[]>,
  steps: (node: number) => readonly Link[],
) {
  const km = new Map([[start, 0]])
  const settled = new Set<number>()
  const lists: number[][] = [[start]]
  for (let number = 0; number < lists.length; number++) {
    const list = lists[number] ?? []
    for (let index = 0; index < list.length; index++) {
      const node = list[index] ?? 0
      const soFar = km.get(node) ?? 0
      if (Math.floor(soFar) !== number || settled.has(node)) continue
      settled.add(node)
      for (const [next, length] of [...(links.get(node) ?? []), ...steps(node)]) {
        const total = soFar + length
        if (total >= (km.get(next) ?? Number.POSITIVE_INFINITY)) continue
        km.set(next, total)
        settled.delete(next)
        const later = Math.floor(total)
        lists[later] = [...(lists[later] ?? []), next]
      }
    }
  }
  return km
}
