import { expect, test } from 'vitest'
import { passageNames } from '../../contract/src/logistics/passages.ts'
import { passagesOf } from './passages.ts'
import type { Place } from './place.ts'
import { findSeaRoute, findSeaRouteAround } from './sea-route.ts'
import { seaPorts } from './terminals.ts'
import { planSeaWays } from './ways-round.ts'

const position = (code: string) => {
  const port = seaPorts().find((one) => one.code === code)
  if (!port) throw new Error(`${code} is not covered`)
  return port.position
}
const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})
const shanghai = place('Shanghai', 'CN', 121.46, 31.22)
const rotterdam = place('Rotterdam', 'NL', 4.48, 51.92)
const newYork = place('New York', 'US', -74.01, 40.71)
const mumbai = place('Mumbai', 'IN', 72.88, 19.07)
const hamburg = place('Hamburg', 'DE', 9.99, 53.55)
const ways = (from: Place, to: Place, closed: Parameters<typeof planSeaWays>[2] = []) => {
  const planned = planSeaWays(from, to, closed)
  if (!Array.isArray(planned)) throw new Error(planned.reason)
  return planned.map(({ main: { passages, km } }) => ({ passages, miles: Math.round(km / 1.852) }))
}

test('the passages have the codes that the contract names', () => {
  expect(passagesOf(2 ** 16 - 1)).toEqual(Object.keys(passageNames))
})

test.each([
  ['CNSHA', 'NLRTM', ['suez', 'bab_el_mandeb', 'malacca', 'gibraltar']],
  ['CNSHA', 'USNYC', ['panama']],
  ['CNSHA', 'USLAX', []],
  ['AEJEA', 'INBOM', ['hormuz']],
  ['DEHAM', 'PLGDY', ['kiel']],
  ['UAODS', 'ITGOA', ['bosphorus']],
  ['CLVAP', 'BRSSZ', ['horn']],
  ['ZACPT', 'ZADUR', ['good_hope']],
  ['MAPTM', 'ESALG', []],
])('the lane from %s to %s leads through %j', (from, to, expected) => {
  expect(findSeaRoute(position(from), position(to)).passages).toEqual(expected)
})

/** Published distances round Africa, in nautical miles. */
test.each([
  // Notteboom, Pallis, Rodrigue: Port Economics, Management and Policy, "Routing options between Shanghai, Rotterdam and New York".
  ['CNSHA', 'NLRTM', 13_800],
  // studyboard0.blogspot.com, "Suez Canal", March 2021.
  ['DEHAM', 'SGSIN', 11_864],
  // Suez Canal Authority, as seapace.com/scinfo prints it.
  ['SAJED', 'ROCND', 11_771],
])(
  'with Suez closed, ships sail from %s to %s round Africa, %i nautical miles within 5 %%',
  (from, to, miles) => {
    const around = findSeaRouteAround(position(from), position(to), ['suez'])
    expect(around?.passages).toContain('good_hope')
    expect(around?.passages).not.toContain('panama')
    expect(Math.abs((around?.nauticalMiles ?? 0) / miles - 1)).toBeLessThan(0.05)
  },
)

test('no way leads out of the Gulf with Hormuz closed, nor to Odesa with the Bosphorus', () => {
  expect(findSeaRouteAround(position('AEJEA'), position('INBOM'), ['hormuz'])).toBeUndefined()
  expect(findSeaRouteAround(position('UAODS'), position('ITGOA'), ['bosphorus'])).toBeUndefined()
})

test('a forwarder may choose the way round the Cape where it is at most 40 % longer', () => {
  const [suez, cape, ...others] = ways(shanghai, rotterdam)
  expect([suez?.passages?.includes('suez'), cape?.passages]).toEqual([true, ['good_hope']])
  expect(others).toEqual([])
  expect((cape?.miles ?? 0) / (suez?.miles ?? 1)).toBeLessThan(1.4)
  expect(ways(mumbai, hamburg)).toHaveLength(1)
})

test('Panama, Suez and the Cape are three ways from China to New York', () => {
  expect(ways(shanghai, newYork).map(({ passages }) => passages?.[0])).toEqual([
    'panama',
    'suez',
    'good_hope',
  ])
})

test('a closed passage is in none of them', () => {
  expect(ways(shanghai, newYork, ['suez']).map(({ passages }) => passages)).toEqual([
    ['panama'],
    ['good_hope'],
  ])
  expect(ways(mumbai, hamburg, ['bab_el_mandeb']).map(({ passages }) => passages)).toEqual([['good_hope']])
})

test('a place behind a closed strait is refused with the reason', () => {
  const planned = planSeaWays(mumbai, place('Kuwait City', 'KW', 47.98, 29.37), ['hormuz'])
  expect(planned).toEqual({ reason: 'PASSAGE_CLOSED', place: undefined })
})
