import { promises } from '@tradelane/contract/lifecycle/promises'
import { expect, test } from 'vitest'
import { isBusinessDay } from './business-calendar.ts'
import { afterBankingDays, afterBusinessDays, dueAfter, dueAt, withinDays } from './due-dates.ts'
import { dayIn, endOfDay } from './local-days.ts'

test.each([
  ['a Monday', '2026-11-16T09:30:00Z', 4, '2026-11-20'],
  ['a Thursday, over a weekend', '2026-11-19T09:30:00Z', 4, '2026-11-25'],
  ['a Saturday', '2026-11-21T09:30:00Z', 4, '2026-11-26'],
  ['a Friday, the next one', '2026-11-20T23:59:00Z', 1, '2026-11-23'],
  ['no days at all', '2026-11-21T09:30:00Z', 0, '2026-11-21'],
])('Without a country, business days from %s are counted over weekends and end with the day', (...row) => {
  const [, from, days, to] = row
  expect(afterBusinessDays(new Date(from), days, null)).toEqual(new Date(`${to}T23:59:59.999Z`))
})

test.each([
  ['DE', '2026-12-24T09:30:00Z', 1, '2026-12-28T22:59:59.999Z'],
  ['GB', '2026-12-24T09:30:00Z', 1, '2026-12-29T23:59:59.999Z'],
  ['US', '2026-11-25T09:30:00Z', 2, '2026-12-01T04:59:59.999Z'],
  // Friday and Saturday are the weekend.
  ['SA', '2026-11-19T09:30:00Z', 1, '2026-11-22T20:59:59.999Z'],
  // In the evening in Greenwich it is the next day in Shanghai: from there the days are counted.
  ['CN', '2026-11-18T20:00:00Z', 1, '2026-11-20T15:59:59.999Z'],
  // In the early morning in Greenwich it is still the day before in New York.
  ['US', '2026-11-18T02:00:00Z', 1, '2026-11-19T04:59:59.999Z'],
  // Summer time ends in New York on the day before.
  ['US', '2026-10-30T15:00:00Z', 1, '2026-11-03T04:59:59.999Z'],
])('In %s, business days from %s skip its weekend and holidays and end in its evening', (...row) => {
  const [country, from, days, to] = row
  expect(afterBusinessDays(new Date(from), days, country)).toEqual(new Date(to))
})

// UCP 600, article 14 b: a maximum of five banking days following the day of presentation.
test('Five banking days of two countries end in the evening of the place of the one who examines', () => {
  const presented = new Date('2027-03-25T06:36:00Z')
  const { businessDays } = promises.examineDocument
  const both = { calendars: ['US', 'CN'], country: 'US' }
  expect(afterBankingDays(presented, businessDays, both)).toEqual(new Date('2027-04-02T03:59:59.999Z'))
  expect(afterBankingDays(presented, businessDays, { ...both, country: 'CN' })).toEqual(
    new Date('2027-04-01T15:59:59.999Z'),
  )
})

test('A day on which the banks of one of two countries rest is no banking day of both', () => {
  // Thanksgiving is on 26 November, and the Saturday after it is none of either.
  const from = new Date('2026-11-24T12:00:00Z')
  const until = (...calendars: string[]) => afterBankingDays(from, 2, { calendars, country: 'DE' })
  expect(until('DE')).toEqual(new Date('2026-11-26T22:59:59.999Z'))
  for (const both of [['DE', 'US'] as const, ['US', 'DE'] as const])
    expect(until(...both)).toEqual(new Date('2026-11-27T22:59:59.999Z'))
  expect(until()).toEqual(new Date('2026-11-26T22:59:59.999Z'))
})

test('A task is due after its business days, after all days, after hours, or never', () => {
  const from = new Date('2026-12-24T09:30:00Z')
  expect(dueAfter({ businessDays: 1 }, from, 'DE')).toEqual(new Date('2026-12-28T22:59:59.999Z'))
  expect(dueAfter({ days: 3 }, from, 'DE')).toEqual(new Date('2026-12-28T22:59:59.999Z'))
  expect(dueAfter({ hours: 48 }, from, 'DE')).toEqual(new Date('2026-12-26T09:30:00Z'))
  expect(dueAfter({}, from, 'DE')).toBeNull()
})

test('A promise of hours counts every hour, one of days ends with its last day', () => {
  const from = new Date('2026-12-24T09:30:00Z')
  expect(dueAt('insuranceQuote', from, 'DE')).toEqual(new Date('2026-12-26T09:30:00Z'))
  expect(dueAt('waitForRelease', from, 'DE')).toEqual(new Date('2026-12-31T22:59:59.999Z'))
  expect(dueAt('quoteInsurance', from, 'DE')).toEqual(new Date('2026-12-29T22:59:59.999Z'))
})

test('A country and a year that the data does not cover have only weekends', () => {
  expect(isBusinessDay('2026-12-25', 'ZZ')).toBe(true)
  expect(isBusinessDay('2099-12-25', 'DE')).toBe(true)
  expect(isBusinessDay('2026-11-21', 'ZZ')).toBe(false)
})

// Calculated by a second, independent package, npm date-holidays 3.37.0: public holidays from Monday to Friday.
test.each([
  ['DE', 2026, '0101 0403 0406 0501 0514 0525 1225'],
  ['DE', 2027, '0101 0326 0329 0506 0517'],
  ['DE', 2028, '0414 0417 0501 0525 0605 1003 1225 1226'],
  ['FR', 2026, '0101 0406 0501 0508 0514 0525 0714 1111 1225'],
  ['FR', 2027, '0101 0329 0506 0517 0714 1101 1111'],
  ['GB', 2026, '0101 0403 0406 0504 0525 0831 1225 1228'],
  ['US', 2026, '0101 0119 0216 0525 0619 0703 0907 1012 1111 1126 1225'],
  ['US', 2027, '0101 0118 0215 0531 0618 0705 0906 1011 1111 1125 1224 1231'],
  ['JP', 2026, '0101 0112 0211 0223 0320 0429 0504 0505 0506 0720 0811 0921 0922 0923 1012 1103 1123'],
  ['SG', 2026, '0101 0217 0218 0403 0501 0527 0601 0810 1109 1225'],
  ['BR', 2026, '0101 0403 0421 0501 0907 1012 1102 1120 1225'],
])('The holidays of %s in %i are those of a second source', (country, year, days) => {
  const free: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay())
    if (!isWeekend && !isBusinessDay(day, country)) free.push(day.slice(5).replace('-', ''))
  }
  expect(free.join(' ')).toBe(days)
})

test.each([
  // Saturday and 7 days is a Saturday; the Monday after it is Boxing Day, observed.
  ['waitForRelease', '2026-12-19T09:30:00Z', 'GB', '2026-12-29'],
  ['inspectionQuote', '2026-11-28T09:30:00Z', 'US', '2026-12-07'],
  ['termSheet', '2026-11-27T22:30:00Z', 'SA', '2026-12-13'],
  ['scheduleInspection', '2026-11-27T09:30:00Z', 'IN', '2026-11-30'],
  ['acceptInspection', '2026-11-23T09:30:00Z', 'US', '2026-11-30'],
] as const)('%s, from %s in %s, ends on a day on which people work: %s', (name, from, country, day) => {
  expect(dueAt(name, new Date(from), country)).toEqual(endOfDay(day, country))
  expect(dueAfter(promises[name], new Date(from), country)).toEqual(endOfDay(day, country))
})

test('No promise in days ends on a day of rest, from any day of a year, but what two sides agreed on', () => {
  for (const [name, promise] of Object.entries(promises)) {
    if (!('days' in promise) || 'onAnyDay' in promise) continue
    for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2027, 0, 1); at += 86_400_000)
      for (const country of ['DE', 'IN', 'SA', 'HK', null]) {
        const due = dueAt(name as keyof typeof promises, new Date(at), country)
        expect(isBusinessDay(dayIn(country, due), country), `${name} ${country} ${due.toISOString()}`).toBe(
          true,
        )
      }
  }
})

test('A report that is promised in hours is due on a day on which people work where the inspection is', () => {
  // Inspected on Friday 27 November 2026: 48 hours end on Sunday. In Saudi Arabia people work on Sundays.
  const friday = new Date('2026-11-27T23:59:59.999Z')
  expect(dueAt('reportInspection', friday, null)).toEqual(new Date('2026-11-30T23:59:59.999Z'))
  expect(dueAt('reportInspection', friday, 'SA')).toEqual(new Date('2026-11-29T23:59:59.999Z'))
  // Inspected on Wednesday 23 December: 48 hours end on Christmas Day, a Friday, and Saturday is Boxing Day.
  const wednesday = new Date('2026-12-23T22:59:59.999Z')
  expect(dueAt('reportInspection', wednesday, 'DE')).toEqual(new Date('2026-12-28T22:59:59.999Z'))
  const tuesday = new Date('2026-12-01T23:59:59.999Z')
  expect(dueAt('reportInspection', tuesday, null)).toEqual(new Date('2026-12-03T23:59:59.999Z'))
})

test('The answer to a dispute and its escalation count all days, because both sides agreed to them', () => {
  const friday = new Date('2026-11-26T09:30:00Z')
  expect(dueAt('answerDispute', friday, 'DE')).toEqual(endOfDay('2026-11-29', 'DE'))
})

test.each([
  ['2026-11-23T09:30:00Z', 5, '2026-11-27'],
  ['2026-11-27T09:30:00Z', 1, '2026-11-28'],
  ['2026-11-23T09:30:00Z', 2, '2026-11-25'],
])('A price from %s that a carrier holds for %i days is never valid longer: %s', (from, days, day) => {
  expect(withinDays(new Date(from), days, 'DE')).toEqual(endOfDay(day, 'DE'))
})
