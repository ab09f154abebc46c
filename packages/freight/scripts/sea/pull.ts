import { alongGreatCircle, greatCircleKm, type Position } from '../../src/geo.ts'
import type { Chart } from './chart.ts'
import { costOf, stepCost } from './lattice.ts'

/** How far on either side of a corner it may be cut, in kilometres. */
const cutsKm = [3, 10, 40, 160, 640]

/** A way over points of the lattice with every corner cut that the water allows, as a string pulled tight around the land. */
export function pull(chart: Chart, line: readonly Position[]): Position[] {
  return shortened(chart, line)
}

/** Once more from the other end, with places to turn at between the corners: nothing is left to cut but what land is in the way of. */
export function pullTight(chart: Chart, line: readonly Position[]): Position[] {
  const back = shortened(chart, withPlaces(line).reverse())
  return shortened(chart, withPlaces(back.reverse()))
}

function shortened(chart: Chart, line: readonly Position[]): Position[] {
  const costs = [0]
  for (const [index, point] of line.entries()) {
    if (index > 0) costs.push((costs[index - 1] ?? 0) + stepCost(chart, line[index - 1] ?? point, point))
  }
  const isFree = (from: number, to: number) =>
    costOf(chart, line[from] ?? [0, 0], line[to] ?? [0, 0]) <= (costs[to] ?? 0) - (costs[from] ?? 0) + 1e-6
  const kept = line.slice(0, 1)
  for (let from = 0; from < line.length - 1; ) {
    from = farthest(from, line.length - 1, isFree)
    kept.push(...line.slice(from, from + 1))
  }
  return kept
}

/** Twice as far each time, then by halves: what is seen is mostly all up to a point. */
function farthest(from: number, last: number, isFree: (from: number, to: number) => boolean): number {
  if (isFree(from, last)) return last
  let seen = from + 1
  let hidden = last
  for (let step = 2; from + step < last; step *= 2) {
    if (!isFree(from, from + step)) {
      hidden = from + step
      break
    }
    seen = from + step
  }
  while (hidden - seen > 1) {
    const middle = (seen + hidden) >> 1
    if (isFree(from, middle)) seen = middle
    else hidden = middle
  }
  return seen
}

function withPlaces(line: readonly Position[]): Position[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    const km = greatCircleKm(point, next)
    const pointAt = alongGreatCircle(point, next)
    const near = cutsKm.filter((cut) => cut < km / 2)
    return [
      point,
      ...near.map((cut) => pointAt(cut / km)),
      ...near.toReversed().map((cut) => pointAt(1 - cut / km)),
    ]
  })
}
