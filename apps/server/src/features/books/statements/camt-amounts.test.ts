import { expect, test } from 'vitest'
import { baseOneRate } from './camt-amounts.ts'

test.each([
  ['0.876000', '0.876000'],
  ['1850.123456', '1850.123456'],
  // Ten decimals, and eleven digits that count.
  ['0.000054321098', '0.0000543210'],
  ['123456.789012', '123456.78901'],
  ['12345678901.5', '12345678901'],
])('the rate %s is %s in a message', (rate, shown) => {
  expect(baseOneRate(rate)).toBe(shown)
})
