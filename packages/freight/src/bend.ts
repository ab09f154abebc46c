import { alongGreatCircle, greatCircleKm, type Position } from './geo.ts'

/** Between two points this far apart, a straight line on a map and the great circle are about a kilometre apart. */
const farthestApartKm = 200

/** A path with points along each great circle, so that a map draws it where the ship goes. */
export function bend(path: readonly Position[]): Position[] {
  return path.flatMap((to, index) => [...pointsBetween(path[index - 1] ?? to, to), to])
}

function pointsBetween(from: Position, to: Position): Position[] {
  const parts = Math.ceil(greatCircleKm(from, to) / farthestApartKm)
  if (parts < 2) return []
  const pointAt = alongGreatCircle(from, to)
  return Array.from({ length: parts - 1 }, (_, index) => pointAt((index + 1) / parts))
}
