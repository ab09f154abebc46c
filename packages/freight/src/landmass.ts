import type { Position } from './geo.ts'
import { lazily, readData } from './read-data.ts'

type Outline = {
  number: number
  flat: Float64Array
  west: number
  south: number
  east: number
  north: number
}

const kmPerDegree = 111.2

type LandFile = { perDegree: number; outlines: number[][] }

/** An outline at 1:50m may leave a quay in the water. */
const coastToleranceKm = 40
const toleranceDegrees = 0.5
/** The outlines leave out what is narrower than this: a place this near to two of them is on the larger, whose coast is cut the most. */
const besideKm = 1.2
const drawnWithinKm = 4

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
  const [nearest] = distances.sort((a, b) => a.km - b.km)
  if (!nearest || nearest.km > coastToleranceKm) return undefined
  const beside = distances.filter(({ km }) => km <= nearest.km + besideKm)
  const numbers = nearest.km < drawnWithinKm ? beside.map(({ outline }) => outline.number) : []
  // The outlines are in the order of their size.
  return Math.min(nearest.outline.number, ...numbers)
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

/** To the nearest side of the outline, on the plane that touches the earth at the place: corners may be tens of kilometres apart. */
function coastKm(flat: Float64Array, [lng, lat]: Position): number {
  const shrunk = Math.cos((lat * Math.PI) / 180)
  let least = Number.POSITIVE_INFINITY
  let [beforeX, beforeY] = [((flat.at(-2) ?? 0) - lng) * shrunk, (flat.at(-1) ?? 0) - lat]
  for (let place = 0; place < flat.length; place += 2) {
    const [x, y] = [((flat[place] ?? 0) - lng) * shrunk, (flat[place + 1] ?? 0) - lat]
    if (Math.min(Math.abs(y), Math.abs(beforeY)) < toleranceDegrees || y > 0 !== beforeY > 0)
      least = Math.min(least, fromOrigin(beforeX, beforeY, x, y))
    beforeX = x
    beforeY = y
  }
  return least * kmPerDegree
}

/** How far a line is from where both axes cross. */
function fromOrigin(fromX: number, fromY: number, toX: number, toY: number): number {
  const [x, y] = [toX - fromX, toY - fromY]
  const square = x * x + y * y
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * x + fromY * y) / square))
  return Math.hypot(fromX + part * x, fromY + part * y)
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
