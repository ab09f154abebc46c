import { greatCircleKm, type Position } from './geo.ts'
import { lazily, readData } from './read-data.ts'

type Outline = {
  number: number
  flat: Float64Array
  west: number
  south: number
  east: number
  north: number
}

type LandFile = { perDegree: number; outlines: number[][] }

/** An outline at 1:50m may leave a quay in the water. */
const coastToleranceKm = 40
const toleranceDegrees = 0.5

const outlines = lazily(() => outlinesOf(readData<LandFile>('landmasses')))

/** Of each outline the file has the first corner, and then the steps from corner to corner. */
export const outlinesOf = ({ outlines, perDegree }: LandFile): Outline[] =>
  outlines.map((steps, number) => ({ number, ...boxed(steps, perDegree) }))

/** The number of the landmass a place is on, or of the nearest one if it is just off the coast; undefined far out at sea. */
export function findLandmass([lng, lat]: Position): number | undefined {
  // Outlines that lie across the meridian of 180° run on past it.
  const names: Position[] = [
    [lng, lat],
    [lng + 360, lat],
    [lng - 360, lat],
  ]
  const near = names.flatMap((place) =>
    outlines().flatMap((outline) => (isNear(outline, place) ? [{ outline, place }] : [])),
  )
  const inside = near.findLast(({ outline, place }) => contains(outline.flat, place))
  if (inside) return inside.outline.number
  const distances = near.map(({ outline, place }) => ({ outline, km: coastKm(outline.flat, place) }))
  const nearest = distances.sort((a, b) => a.km - b.km)[0]
  return nearest && nearest.km <= coastToleranceKm ? nearest.outline.number : undefined
}

function isNear({ west, south, east, north }: Outline, [lng, lat]: Position): boolean {
  const margin = toleranceDegrees
  return (
    lng >= west - 2 * margin && lng <= east + 2 * margin && lat >= south - margin && lat <= north + margin
  )
}

/** Whether a line from the place to the east crosses the outline an odd number of times. */
function contains(flat: Float64Array, [lng, lat]: Position): boolean {
  let isInside = false
  let [beforeX, beforeY] = [flat.at(-2) ?? 0, flat.at(-1) ?? 0]
  for (let place = 0; place < flat.length; place += 2) {
    const [x, y] = [flat[place] ?? 0, flat[place + 1] ?? 0]
    if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
      isInside = !isInside
    beforeX = x
    beforeY = y
  }
  return isInside
}

/** To the nearest corner of the outline: corners are a few kilometres apart. */
function coastKm(flat: Float64Array, [lng, lat]: Position): number {
  let least = Number.POSITIVE_INFINITY
  for (let place = 0; place < flat.length; place += 2) {
    const y = flat[place + 1] ?? 0
    if (Math.abs(y - lat) > toleranceDegrees) continue
    least = Math.min(least, greatCircleKm([lng, lat], [flat[place] ?? 0, y]))
  }
  return least
}

function boxed(steps: readonly number[], perDegree: number): Omit<Outline, 'number'> {
  const flat = Float64Array.from(steps)
  for (let place = 2; place < flat.length; place++) flat[place] = (flat[place] ?? 0) + (flat[place - 2] ?? 0)
  let [west, south, east, north] = [540, 90, -540, -90]
  for (let place = 0; place < flat.length; place += 2) {
    const x = (flat[place] ?? 0) / perDegree
    const y = (flat[place + 1] ?? 0) / perDegree
    flat[place] = x
    flat[place + 1] = y
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { flat, west, south, east, north }
}
