import { describe, expect, test } from 'vitest'
import { divide, type Rounding } from './rounding.ts'

describe('whole-number division', () => {
  test.each<[bigint, bigint, Rounding, bigint]>([
    [7n, 2n, 'down', 3n],
    [7n, 2n, 'half-up', 4n],
    [7n, 2n, 'up', 4n],
    [7n, 3n, 'half-up', 2n],
    [7n, 3n, 'up', 3n],
    [8n, 3n, 'half-up', 3n],
    [8n, 3n, 'down', 2n],
  ])('%s / %s, rounded %s, is %s', (numerator, denominator, rounding, result) => {
    expect(divide(numerator, denominator, rounding)).toBe(result)
  })

  test('rounds a debit as it rounds the credit of the same size', () => {
    expect(divide(-7n, 2n, 'half-up')).toBe(-4n)
    expect(divide(7n, -2n, 'half-up')).toBe(-4n)
    expect(divide(-7n, -2n, 'half-up')).toBe(4n)
  })

  test.each<Rounding>(['down', 'half-up', 'up'])('changes nothing that needs no rounding: %s', (rounding) => {
    expect(divide(6n, 2n, rounding)).toBe(3n)
    expect(divide(0n, 2n, rounding)).toBe(0n)
    expect(divide(0n, -2n, rounding)).toBe(0n)
  })

  test('by zero is refused', () => {
    expect(() => divide(1n, 0n, 'down')).toThrow('cannot divide by zero')
  })
})
