import { expect, test } from 'vitest'
import { wholeOf } from './whole-of.ts'

test.each([
  ['55', 55],
  [' 1,000 ', 1_000],
  [100, 100],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['-5', Number.NaN],
  ['5.5', Number.NaN],
  ['1,0', Number.NaN],
])('%j is the number %s', (text, number) => {
  expect(wholeOf(text)).toBe(number)
})
