import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { Position } from '@tradelane/freight'
import { listedCountries, listedWaters } from './listed-areas.ts'

/** Degrees between two points that are looked at on a lane: the narrowest waters of the list are wider. */
const step = 0.2

/** The listed waters that a lane leads through, by their names. */
export const listedWatersOn = (lane: readonly Position[]): string[] => {
  const points = lane.flatMap((point, index) => pointsBetween(lane[index - 1] ?? point, point))
  return listedWaters
    .filter(({ outline }) => points.some((point) => isInside(outline, point)))
    .map(({ name }) => name)
}

/** Those of these countries whose ports are listed, by their names. */
export const listedAmong = (countries: readonly string[]): string[] =>
  [...new Set(countries)].filter((code) => listedCountries.includes(code)).map(countryName)

function pointsBetween(from: Position, to: Position): Position[] {
  const [east, north] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / step))
  return Array.from({ length: count }, (_, index): Position => {
    const share = (index + 1) / count
    // Lanes run on past 180°; the listed waters do not.
    return [((from[0] + share * east + 540) % 360) - 180, from[1] + share * north]
  })
}

/** Whether a line from the point to the east crosses the outline an odd number of times. */
function isInside(outline: readonly Position[], [lng, lat]: Position): boolean {
  return (
    outline.filter(([x, y], index) => {
      const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y]
      return y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x
    }).length %
      2 ===
    1
  )
}
