import { describe, expect, test } from 'vitest'
import { co2Kg } from './emissions.ts'

describe('the CO2 of a carriage', () => {
  // Grams for a tonne and a kilometre, as the European Environment Agency has them for 2018.
  test.each([
    ['sea', 70],
    ['rail', 240],
    ['truck', 1_370],
    ['air', 10_360],
  ] as const)('by %s is that of its mode', (by, kg) => {
    expect(co2Kg(by, 1_000, 10_000)).toBe(kg)
  })

  test('is in whole kilograms, rounded up', () => {
    expect(co2Kg('sea', 1, 1)).toBe(1)
  })

  test("follows the carrier's own percentage", () => {
    expect(co2Kg('sea', 1_000, 10_000, 120)).toBe(84)
  })
})
