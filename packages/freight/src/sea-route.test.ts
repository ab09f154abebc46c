import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishedLanes } from '../test/published-lanes.ts'
import { greatCircleKm, kmPerNauticalMile } from './geo.ts'
import { findSeaRoute, findSeaRouteAround } from './sea-route.ts'
import { seaPorts } from './terminals.ts'

test.each(publishedLanes)(
  '$from to $to is within 5 % of the published $published nautical miles',
  ({ from, to, published }) => {
    const { nauticalMiles } = findSeaRoute(positionOf(from), positionOf(to))
    expect(Math.abs(nauticalMiles / published - 1)).toBeLessThan(0.05)
  },
)

/** Nothing but sea between them: who publishes a distance cannot have one below the great circle. */
test.each([
  ['ZACPT', 'BRRIO'],
  ['ZACPT', 'BRSSZ'],
  ['ZACPT', 'ARBUE'],
  ['BRSSZ', 'AOLAD'],
  ['USHNL', 'NZAKL'],
  ['NZAKL', 'CLVAP'],
  ['AUFRE', 'ZADUR'],
])('over the open sea from %s to %s no detour is longer than 5 %%', (from, to) => {
  const { nauticalMiles } = findSeaRoute(positionOf(from), positionOf(to))
  const leastMiles = greatCircleKm(positionOf(from), positionOf(to)) / kmPerNauticalMile
  expect(nauticalMiles / leastMiles).toBeLessThan(1.05)
})

test('a straight course over the open sea is drawn as a great circle', () => {
  const { geometry } = findSeaRoute(positionOf('USHNL'), positionOf('NZAKL'))
  for (const [index, point] of geometry.entries()) {
    expect(greatCircleKm(geometry[index - 1] ?? point, point)).toBeLessThan(1_000)
  }
})

test('no route is shorter than the great circle, and each runs without a jump from one port to the other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...seaPorts()), fc.constantFrom(...seaPorts()), (from, to) => {
      const { nauticalMiles, geometry } = findSeaRoute(from.position, to.position)
      expect(nauticalMiles * kmPerNauticalMile + 1e-6).toBeGreaterThanOrEqual(
        greatCircleKm(from.position, to.position),
      )
      expect(geometry[0]).toEqual(from.position)
      expect(geometry.at(-1)?.[1]).toBe(to.position[1])
      for (const [index, [lng]] of geometry.entries()) {
        expect(Math.abs(lng - (geometry[index - 1]?.[0] ?? lng))).toBeLessThanOrEqual(180)
      }
    }),
    { numRuns: 300 },
  )
})

test('a route has the same length in both directions', () => {
  const [there, back] = [
    findSeaRoute(positionOf('BRSSZ'), positionOf('KRPUS')),
    findSeaRoute(positionOf('KRPUS'), positionOf('BRSSZ')),
  ]
  expect(there.nauticalMiles).toBeCloseTo(back.nauticalMiles, 6)
})

test('a way that is asked for again is not searched again, until two hundred others were', () => {
  const [from, to] = [positionOf('CNSHA'), positionOf('NLRTM')]
  const first = findSeaRoute(from, to)
  const around = findSeaRouteAround(from, to, ['suez'])
  expect(findSeaRoute(from, to)).toBe(first)
  expect(findSeaRouteAround(from, to, ['suez'])).toBe(around)
  expect(around?.nauticalMiles).toBeGreaterThan(first.nauticalMiles)
  for (const { position } of seaPorts().slice(0, 201)) findSeaRoute(from, position)
  const again = findSeaRoute(from, to)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

test('routes cross the Pacific and do not go around it', () => {
  const { geometry } = findSeaRoute(positionOf('CNSHA'), positionOf('USLAX'))
  expect(geometry.some(([lng]) => lng > 180)).toBe(true)
})

test('at least 280 ports are offered, each where its country has a coast', () => {
  expect(seaPorts().length).toBeGreaterThanOrEqual(280)
  for (const {
    code,
    countryCode,
    position: [lng, lat],
  } of seaPorts()) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/)
    expect(code?.slice(0, 2)).toBe(countryCode)
    expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    expect(Math.abs(lat)).toBeLessThan(75)
  }
})

test('longitude comes before latitude', () => {
  expect(positionOf('INNSA')).toEqual([72.95, 18.95])
  expect(positionOf('USLAX')[0]).toBeLessThan(-100)
  expect(positionOf('AUSYD')[1]).toBeLessThan(-30)
})

function positionOf(code: string) {
  const port = seaPorts().find((one) => one.code === code)
  if (!port) throw new Error(`${code} is not offered`)
  return port.position
}
