import { greatCircleKm, type Position } from './geo.ts'
import { lazily, readData } from './read-data.ts'

/** The lanes of the sea as a graph: the neighbours of point p are at `neighbours[first[p]]` up to `first[p + 1]`. */
export type SeaNetwork = {
  points: Position[]
  first: Int32Array
  neighbours: Int32Array
  lengthsKm: Float64Array
}

type NetworkFile = { perDegree: number; points: number[]; edges: number[] }

export const seaNetwork = lazily((): SeaNetwork => {
  const { perDegree, points: flat, edges } = readData<NetworkFile>('sea-network')
  const points = pairs(flat).map(([x, y]): Position => [x / perDegree, y / perDegree])
  const ends = pairs(edges)
  const first = new Int32Array(points.length + 1)
  for (const [a, b] of ends) {
    first[a + 1] = (first[a + 1] ?? 0) + 1
    first[b + 1] = (first[b + 1] ?? 0) + 1
  }
  for (let point = 0; point < points.length; point++) {
    first[point + 1] = (first[point + 1] ?? 0) + (first[point] ?? 0)
  }
  const next = first.slice()
  const neighbours = new Int32Array(edges.length)
  const lengthsKm = new Float64Array(edges.length)
  const link = (a: number, b: number, km: number) => {
    const place = next[a] ?? 0
    next[a] = place + 1
    neighbours[place] = b
    lengthsKm[place] = km
  }
  for (const [a, b] of ends) {
    const km = greatCircleKm(points[a] ?? [0, 0], points[b] ?? [0, 0])
    link(a, b, km)
    link(b, a, km)
  }
  return { points, first, neighbours, lengthsKm }
})

/** The point of the network that is nearest to a place. */
export function nearestSeaPoint({ points }: SeaNetwork, place: Position): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (const [number, point] of points.entries()) {
    // Nothing farther north or south than the best so far can be nearer: 111.19 km a degree.
    if (Math.abs(point[1] - place[1]) * 111.19 > least) continue
    const km = greatCircleKm(place, point)
    if (km < least) [nearest, least] = [number, km]
  }
  return nearest
}

function pairs(flat: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? 0,
    flat[2 * index + 1] ?? 0,
  ])
}
