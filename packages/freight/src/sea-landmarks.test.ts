import { expect, test } from 'vitest'
import { greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
import { leastRemaining } from './sea-landmarks.ts'
import { nearestSeaPoint, seaNetwork } from './sea-network.ts'
import { findSeaRoute } from './sea-route.ts'

const places: Record<string, Position> = {
  rotterdam: [4.1, 51.95],
  shanghai: [122, 31],
  kuwait: [48, 29.4],
  duluth: [-92, 46.7],
}

test.each(Object.entries(places))('what remains to %s never shrinks by more than each step', (_, place) => {
  const { points, first, neighbours, lengthsKm } = seaNetwork()
  const end = nearestSeaPoint(seaNetwork(), place)
  const remaining = leastRemaining(end)
  expect(remaining(end)).toBe(0)
  // With this, and nothing remaining at the end, it is never more than the way there.
  const faults = points.flatMap((_point, from) =>
    Array.from({ length: (first[from + 1] ?? 0) - (first[from] ?? 0) }, (_place, step) => {
      const at = (first[from] ?? 0) + step
      return remaining(from) - remaining(neighbours[at] ?? 0) - (lengthsKm[at] ?? 0)
    }).filter((tooMuch) => tooMuch > 1e-5),
  )
  expect(faults).toEqual([])
})

test('behind a continent it is far more than the great circle', () => {
  const { kuwait, rotterdam } = places as { kuwait: Position; rotterdam: Position }
  const remaining = leastRemaining(nearestSeaPoint(seaNetwork(), rotterdam))
  const least = remaining(nearestSeaPoint(seaNetwork(), kuwait))
  const way = findSeaRoute(kuwait, rotterdam).nauticalMiles * kmPerNauticalMile
  expect(least).toBeGreaterThan(1.5 * greatCircleKm(kuwait, rotterdam))
  expect(least).toBeLessThanOrEqual(way * 1.001)
})
