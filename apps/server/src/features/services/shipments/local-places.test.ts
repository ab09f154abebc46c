import { seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { localPlace } from './local-places.ts'

/** The IANA time zone database, zone.tab of 2025b. */
test.each([
  ['MAPTM', 'Africa/Casablanca'],
  ['MATNG', 'Africa/Casablanca'],
  ['MYTPP', 'Asia/Kuala_Lumpur'],
  ['BHBAH', 'Asia/Bahrain'],
  ['ASPPG', 'Pacific/Pago_Pago'],
  ['JOAQJ', 'Asia/Amman'],
  ['ARUSH', 'America/Argentina/Ushuaia'],
  ['GDSTG', 'America/Grenada'],
  ['LCCAS', 'America/St_Lucia'],
  ['MOMFM', 'Asia/Macau'],
  ['VNHPH', 'Asia/Ho_Chi_Minh'],
  ['GIGIB', 'Europe/Gibraltar'],
  ['SGSIN', 'Asia/Singapore'],
  ['USLAX', 'America/Los_Angeles'],
])('the clocks of %s are those of %s', (code, zone) => {
  expect(clockIn(zoneOf(code))).toEqual(clockIn(zone))
})

/** Positions of OurAirports. */
test.each([
  ['BAH', 'BH', 26.27, 50.64, 'Asia/Bahrain'],
  ['DIL', 'TL', -8.55, 125.52, 'Asia/Dili'],
  ['FSP', 'PM', 46.76, -56.17, 'America/Miquelon'],
  ['PPG', 'AS', -14.33, -170.71, 'Pacific/Pago_Pago'],
  ['TIJ', 'MX', 32.55, -116.98, 'America/Tijuana'],
  ['PRN', 'XK', 42.57, 21.04, 'Europe/Belgrade'],
])('the clocks of the airport %s are those of its country', (code, countryCode, lat, lng, zone) => {
  expect(clockIn(localPlace({ name: code, code, countryCode, lat, lng }).time_zone)).toEqual(clockIn(zone))
})

test('each port has a time zone of its country', () => {
  const foreign = seaPorts().filter(({ code, countryCode }) => {
    const own = new Intl.Locale(`und-${countryCode}`).getTimeZones() ?? []
    return !own.map(clockIn).includes(clockIn(zoneOf(code)))
  })
  expect(foreign.map(({ code }) => code)).toEqual([])
})

function zoneOf(code: string): string {
  const port = seaPorts().find((one) => one.code === code)
  if (!port) throw new Error(`${code} is not covered.`)
  const [lng, lat] = port.position
  return localPlace({ ...port, lng, lat }).time_zone
}

/** The offset in winter and in summer: one zone has several names. */
function clockIn(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return ['2026-01-15T12:00Z', '2026-03-01T12:00Z', '2026-07-15T12:00Z']
    .map((at) => format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ')
}
