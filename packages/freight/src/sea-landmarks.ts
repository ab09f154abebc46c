import { arcKm, type Position } from './geo.ts'
import { PriorityQueue } from './priority-queue.ts'
import { lazily } from './read-data.ts'
import { nearestSeaPoint, type SeaNetwork, seaNetwork } from './sea-network.ts'

/**
 * The ends of the sea. From any point to the goal, what remains is at least the difference of their two distances from one of these. Twelve of
 * them leave a fifth of the points to look at (Goldberg and Harrelson, "Computing the shortest path: A* search meets graph theory", 2005).
 */
const landmarks: readonly Position[] = [
  [-92, 46.7],
  [30, 59.9],
  [39, 47.2],
  [48, 29.4],
  [117.8, 38.9],
  [150.8, 59.5],
  [-150, 61],
  [-60, -3.1],
  [-58.4, -34.6],
  [144.9, -37.8],
  [88, 22],
  [-95, 29],
]

/** More than what the last digits of two sums can differ by, less than anything that a route can be shorter by. */
const noiseKm = 1e-6

const distances = lazily(() =>
  landmarks.map((place) => distancesFrom(seaNetwork(), nearestSeaPoint(seaNetwork(), place))),
)

/**
 * What remains at least from a point of the sea network to this one, in km; holds around closed passages too, since ways only become longer
 * then. The first call computes the distances from all landmarks (some 50 ms).
 */
export function leastRemaining(end: number): (point: number) => number {
  const { vectors } = seaNetwork()
  const goal = vectors[end]
  if (!goal) throw new Error(`The sea network has no point ${end}.`)
  const known = new Float64Array(vectors.length).fill(-1)
  const atGoal = distances().map((from) => from[end] ?? 0)
  const leastOf = (point: number) =>
    distances().reduce(
      (least, from, landmark) =>
        Math.max(least, Math.abs((atGoal[landmark] ?? 0) - (from[point] ?? 0)) - noiseKm),
      arcKm(vectors[point] ?? goal, goal),
    )
  return (point) => {
    if (known[point] === -1) known[point] = leastOf(point)
    return known[point] ?? 0
  }
}

/** In km, to every point: the network is in one part. */
function distancesFrom({ first, neighbours, lengthsKm, points }: SeaNetwork, start: number): Float64Array {
  const travelled = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY)
  const open = new PriorityQueue()
  travelled[start] = 0
  open.push(start, 0)
  while (open.size > 0) {
    const point = open.pop()
    const soFar = travelled[point] ?? 0
    for (let place = first[point] ?? 0; place < (first[point + 1] ?? 0); place++) {
      const next = neighbours[place] ?? 0
      const km = soFar + (lengthsKm[place] ?? 0)
      if (km >= (travelled[next] ?? 0)) continue
      travelled[next] = km
      open.push(next, km)
    }
  }
  return travelled
}
