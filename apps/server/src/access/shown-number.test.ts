import { expect, test } from 'vitest'
import { shownNumber } from './shown-number.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', '••••3000'],
  ['12345678', '••••5678'],
  ['1234567', '••••567'],
  ['1234', '••••34'],
  ['12 3', '••••3'],
  ['1', '••••'],
  ['', '••••'],
])('of the account number “%s” %s is shown without a reason', (number, shown) => {
  expect(shownNumber(number, undefined)).toBe(shown)
  expect(shownNumber(number, 'The bank asks')).toBe(number)
})
