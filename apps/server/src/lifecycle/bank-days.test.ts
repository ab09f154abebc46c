import { expect, it } from 'vitest'
import { closings, isBankDay, whyBanksRest } from './bank-days.ts'
import { isBusinessDay } from './business-calendar.ts'

// https://www.richmondfed.org/about_us/holiday_schedule: of a holiday on a Saturday, the Friday before is open.
it.each(['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31'])(
  'US banks are open on %s, a Friday off for the public',
  (day) => {
    expect(isBusinessDay(day, 'US')).toBe(false)
    expect(isBankDay(day, 'US')).toBe(true)
  },
)

it.each([
  ['JP', '2026-12-31'],
  ['JP', '2029-01-02'],
  ['BR', '2027-02-08'],
  ['BR', '2027-02-09'],
  ['BR', '2026-06-04'],
  ['HK', '2026-11-28'],
  ['HK', '2027-03-26'],
  ['MX', '2027-03-25'],
  ['CA', '2026-05-18'],
  ['CA', '2026-10-12'],
  ['CA', '2026-12-28'],
  ['CA', '2027-12-28'],
  ['CH', '2027-05-17'],
  ['SE', '2026-06-19'],
  ['AU', '2026-06-08'],
  ['AU', '2026-12-28'],
])('banks in %s are closed on %s, a day on which the public works', (country, day) => {
  expect(isBusinessDay(day, country)).toBe(true)
  expect(isBankDay(day, country)).toBe(false)
})

it.each([
  ['EU', '2027-03-29', 'Easter Monday'],
  ['IN', '2026-11-24', "Guru Nanak's Birthday"],
  ['BR', '2027-02-08', 'Carnival Monday'],
  ['GB', '2026-12-28', 'Boxing Day'],
])('a holiday in %s on %s is called %s', (place, day, name) => {
  expect(whyBanksRest(day, place)).toEqual({ kind: 'holiday', name })
})

it('TARGET keeps six holidays and no country’s', () => {
  expect(isBankDay('2025-10-03', 'EU')).toBe(true)
  expect(isBankDay('2026-05-01', 'EU')).toBe(false)
})

it('the Gulf rests on Friday and Saturday, and works on Sunday', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isBankDay(day, 'SA'))).toEqual([
    false,
    false,
    true,
  ])
})

it('every rule has a source, and the day on which it was read but for the listed places', () => {
  for (const { source, readOn, name } of closings) {
    expect(source.length, name).toBeGreaterThan(10)
    if (readOn !== null) expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  // Named from memory: this list only shrinks.
  const notRead = new Set(closings.filter(({ readOn }) => readOn === null).map(({ place }) => place))
  expect([...notRead].sort()).toEqual(['BR', 'CA', 'CH', 'EU', 'HK'])
})
