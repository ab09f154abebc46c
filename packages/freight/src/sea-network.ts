import { greatCircleKm, type Position, type UnitVector, vectorOf } from './geo.ts'
import { passagesBetween } from './passages.ts'
import { lazily, readData } from './read-data.ts'

/** The lanes of the sea as a graph: the neighbours of point p are at `neighbours[first[p]]` up to `first[p + 1]`. */
export type SeaNetwork = {
  points: Position[]
  vectors: UnitVector[]
  first: Int32Array
  neighbours: Int32Array
  lengthsKm: Float64Array
  /** The passages on the way to each neighbour, one bit each. */
  passages: Uint16Array
}

type NetworkFile = { perDegree: number; points: number[]; edges: number[] }

export const seaNetwork = lazily(() => seaNetworkOf(readData<NetworkFile>('sea-network')))

/** Each edge of the file leads both ways; points and edges are pairs, one after the other. */
export function seaNetworkOf({ perDegree, points: flat, edges }: NetworkFile): SeaNetwork {
  const points = pairs(flat).map(([x, y]): Position => [x / perDegree, y / perDegree])
  const placeOf = (point: number): Position => points[point] ?? [0, 0]
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
  const passages = new Uint16Array(edges.length)
  const link = (a: number, b: number, km: number, through: number) => {
    const place = next[a] ?? 0
    next[a] = place + 1
    neighbours[place] = b
    lengthsKm[place] = km
    passages[place] = through
  }
  for (const [a, b] of ends) {
    const [from, to] = [placeOf(a), placeOf(b)]
    const km = greatCircleKm(from, to)
    const through = passagesBetween(from, to)
    link(a, b, km, through)
    link(b, a, km, through)
  }
  return { points, vectors: points.map(vectorOf), first, neighbours, lengthsKm, passages }
}

/** The point of the network that is nearest to a place. */
export function nearestSeaPoint({ vectors }: SeaNetwork, place: Position): number {
  const here = vectorOf(place)
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let number = 0; number < vectors.length; number++) {
    const { x, y, z } = vectors[number] ?? here
    // The straight line through the earth grows with the great circle, and takes no sine to compare.
    const square = (x - here.x) ** 2 + (y - here.y) ** 2 + (z - here.z) ** 2
    if (square >= least) continue
    nearest = number
    least = square
  }
  return nearest
}

function pairs(flat: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? 0,
    flat[2 * index + 1] ?? 0,
  ])
}
