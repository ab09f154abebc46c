import { expect, test } from 'vitest'
import { promised, promisedMs } from './promises.ts'

test('a promise is written with its unit, in the singular for one', () => {
  expect(promised('confirmBooking')).toBe('2 business days')
  expect(promised('localPayout')).toBe('1 business day')
  expect(promised('insuranceQuote')).toBe('48 hours')
  expect(promised('invitationLink')).toBe('7 days')
  expect(promised('oneTimeCode')).toBe('10 minutes')
})

test('full days, hours and minutes have a fixed length', () => {
  expect(promisedMs('session')).toBe(604_800_000)
  expect(promisedMs('insuranceQuote')).toBe(172_800_000)
  expect(promisedMs('oneTimeCode')).toBe(600_000)
})
