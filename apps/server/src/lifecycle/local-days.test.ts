import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { instantText } from './day-text.ts'
import { dayIn, endOfDay, endOfSharedDay, localDay, plusDays, timeZoneOf } from './local-days.ts'

test.each([
  ['US', 'America/New_York'],
  ['BR', 'America/Sao_Paulo'],
  ['ID', 'Asia/Jakarta'],
  ['IN', 'Asia/Kolkata'],
  [null, 'UTC'],
  ['ZZ', 'UTC'],
])('The time zone of %s is that of its largest city: %s', (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone)
})

test.each([
  ['2026-11-27', null, '2026-11-27T23:59:59.999Z'],
  ['2026-11-27', 'DE', '2026-11-27T22:59:59.999Z'],
  ['2026-07-27', 'DE', '2026-07-27T21:59:59.999Z'],
  ['2026-11-27', 'CN', '2026-11-27T15:59:59.999Z'],
  ['2026-11-27', 'NP', '2026-11-27T18:14:59.999Z'],
  ['2026-11-27', 'KI', '2026-11-27T11:59:59.999Z'],
  ['2026-11-27', 'AS', '2026-11-28T10:59:59.999Z'],
  // The days on which clocks change in New York have 23 and 25 hours.
  ['2026-03-08', 'US', '2026-03-09T03:59:59.999Z'],
  ['2026-11-01', 'US', '2026-11-02T04:59:59.999Z'],
  // In Chile clocks change at midnight: 24:00 of 4 April 2026 is 23:00 once more, and 5 September ends at 24:00, which is 01:00.
  ['2026-04-04', 'CL', '2026-04-05T03:59:59.999Z'],
  ['2026-09-05', 'CL', '2026-09-06T03:59:59.999Z'],
])('%s ends in %s at %s', (day, country, end) => {
  expect(endOfDay(day, country)).toEqual(new Date(end))
  expect(dayIn(country, new Date(end))).toBe(day)
  expect(dayIn(country, new Date(Date.parse(end) + 1))).toBe(plusDays(day, 1))
})

test('A day that counts in two countries ends where it ends last', () => {
  expect(endOfSharedDay('2026-11-27', ['CN', 'US'])).toEqual(endOfDay('2026-11-27', 'US'))
})

test('An instant is written as the clocks of the country show it, with the zone', () => {
  const at = new Date('2027-04-02T03:59:59.999Z')
  expect(instantText(at, 'US')).toBe('1 Apr 2027, 23:59 GMT-4')
  expect(instantText(at, 'DE')).toBe('2 Apr 2027, 05:59 CEST')
  expect(instantText(at)).toBe('2 Apr 2027, 03:59 UTC')
})

// A country with several zones has one that counts. Nobody in it loses banking hours by that.
test('Nowhere in a country does its day end before 17:00 of the clocks there', () => {
  const path = join(import.meta.dirname, '../../data/time-zones.json')
  const { zones } = JSON.parse(readFileSync(path, 'utf8')) as { zones: Record<string, string> }
  const early = Object.keys(zones).flatMap((country) =>
    ['2027-01-15', '2027-07-15'].flatMap((day) => {
      const end = endOfDay(day, country)
      return (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).filter(
        (timeZone) => `${localDay(end, timeZone)} ${hourIn(timeZone, end)}` < `${day} 17`,
      )
    }),
  )
  // Stations without banks.
  expect(early.filter((zone) => !zone.startsWith('Antarctica/'))).toEqual([])
})

const hourIn = (timeZone: string, at: Date): string =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' })
