import { alongGreatCircle, greatCircleKm, type Position } from './geo.ts'
import { isOpenBetween, isOpenSea } from './open-sea.ts'

/** A line on a map bends with the great circle when it has a point at least so often. */
const farthestApartKm = 500

/**
 * A path along the lanes with every detour cut off that a ship on the open sea would not make: the lanes of an ocean are few,
 * and lead around what a great circle crosses. Near coasts and in straits it stays on the lanes.
 */
export function straighten(path: readonly Position[]): Position[] {
  const straight = path.slice(0, 1)
  for (let place = 0; place < path.length - 1; ) {
    const next = farthestInSight(path, place)
    if (next > place + 1) straight.push(...pointsBetween(path[place], path[next]))
    straight.push(...path.slice(next, next + 1))
    place = next
  }
  return straight
}

function farthestInSight(path: readonly Position[], place: number): number {
  const from = path[place]
  if (!from || !isOpenSea(from)) return place + 1
  for (let next = path.length - 1; next > place + 1; next--) {
    const to = path[next]
    if (to && isOpenSea(to) && isOpenBetween(from, to)) return next
  }
  return place + 1
}

function pointsBetween(from: Position = [0, 0], to: Position = from): Position[] {
  const pointAt = alongGreatCircle(from, to)
  const parts = Math.ceil(greatCircleKm(from, to) / farthestApartKm)
  return Array.from({ length: parts - 1 }, (_, index) => pointAt((index + 1) / parts))
}
