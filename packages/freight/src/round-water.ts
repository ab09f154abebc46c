import { nearestLand, pulledTight, shortestWay } from './cell-way.ts'
import { alongGreatCircle, greatCircleKm, type Position } from './geo.ts'
import { isLand, landWindow } from './land-grid.ts'

/** A bay up to this wide on the straight line has a bridge, or the line may pass beside it. */
export const bridgedKm = 3
/** Places are given to the middle of a city or to a quay: near to them, water does not count. So far at most, and this share of the way. */
const nearPlaceKm = 4
const nearPlaceShare = 0.1
const islandKm = 5
const stepKm = 0.7

/** Between two places as the crow flies, round the water that the great circle would cross; over it, where no land leads round. */
export function roundWaterKm(from: Position, to: Position): number {
  const km = greatCircleKm(from, to)
  return isOverWater(from, to, km) ? Math.max(km, aroundKm(from, to) ?? km) : km
}

function isOverWater(from: Position, to: Position, km: number): boolean {
  const along = alongGreatCircle(from, to)
  let [water, land] = [0, 0]
  const near = Math.min(nearPlaceKm, nearPlaceShare * km)
  for (let at = near; at < km - near; at += stepKm) {
    const [lng, lat] = along(at / km)
    if (isLand(lng, lat)) land += stepKm
    else [water, land] = [water + stepKm, 0]
    // Across a bay, the line may meet an island or a bridge.
    if (land > islandKm) water = 0
    if (water > bridgedKm) return true
  }
  return false
}

/** How far beside the two places a way is looked for, in degrees and in shares of what they are apart. */
const windows = [
  { degrees: 0.4, share: 0.6 },
  { degrees: 3, share: 1.5 },
]
/** A window has at most so many cells across: more for places close together, where a river decides. */
const cellsAcross = { near: 460, far: 150 }
const nearDegrees = 2.5

function aroundKm(from: Position, to: Position): number | undefined {
  const east = from[0] + ((((to[0] - from[0]) % 360) + 540) % 360) - 180
  const [west, right] = [Math.min(from[0], east), Math.max(from[0], east)]
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const apart = Math.max(right - west, north - south)
  const across = apart < nearDegrees ? cellsAcross.near : cellsAcross.far
  for (const { degrees, share } of windows) {
    const beside = degrees + share * apart
    const window = landWindow(west - beside, south - beside, right + beside, north + beside, across)
    const [start, goal] = [nearestLand(window, from), nearestLand(window, [east, to[1]])]
    const way = start < 0 || goal < 0 ? undefined : shortestWay(window, start, goal)
    if (way) return lengthOf([from, ...pulledTight(window, way).slice(1, -1).map(window.placeOf), to])
  }
  return undefined
}

const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, place, index) => sum + greatCircleKm(line[index - 1] ?? place, place), 0)
