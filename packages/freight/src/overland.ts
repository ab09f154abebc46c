import { greatCircleKm, type Position } from './geo.ts'
import { bridgedKm, roundWaterKm } from './round-water.ts'

/** Over more than this, what a bay adds is less than what a road's bends do. */
const farthestKm = 1_500

const known = new Map<string, number>()
const mostKnown = 100_000

/** As the crow flies over land: as long as the great circle, or round the water that it would cross. */
export function overlandKm(from: Position, to: Position): number {
  const km = greatCircleKm(from, to)
  if (km <= bridgedKm || km > farthestKm) return km
  const key = [from, to].map(String).sort().join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const around = roundWaterKm(from, to)
  if (known.size >= mostKnown) known.clear()
  known.set(key, around)
  return around
}
