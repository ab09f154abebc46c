import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test('an axis has round steps from zero to just above the maximum', () => {
  expect(axisTicks(5_000)).toEqual([0, 2_000, 4_000, 6_000])
  expect(axisTicks(1)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(axisTicks(0)).toEqual([0, 1])
  expect(axisTicks(987_654)).toEqual([0, 250_000, 500_000, 750_000, 1_000_000])
})

test('any maximum fits, and the steps are few', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e15, noNaN: true }), (most) => {
      const ticks = axisTicks(most)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * 0.999_999)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})
