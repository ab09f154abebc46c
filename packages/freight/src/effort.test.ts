import { expect, test } from 'vitest'
import { effortOfMain, effortOfReach } from './effort.ts'
import type { Position } from './geo.ts'
import type { Reached } from './terminals.ts'

type Changes = { country?: string; handled?: number; km?: number; by?: Reached['by']; at?: Position }
const effort = (way: 'sea' | 'air', from: string, changes: Changes = {}) => {
  const { country = from, handled = 5_000, km = 100, by = 'truck', at = [0, 0] } = changes
  const terminal = { code: 'XXAAA', name: 'A', countryCode: country, handled, position: [0, 0] as const }
  return effortOfReach(way, { countryCode: from, position: at })({ terminal, way: { km, crossings: [] }, by })
}

test('a truck costs by the kilometre: a container, or a tonne for the airport', () => {
  expect(effort('sea', 'DE')).toBeCloseTo(175)
  expect(effort('sea', 'DE', { km: 200 })).toBeCloseTo(350)
  expect(effort('air', 'DE')).toBeCloseTo(40)
})

test('a container train costs its yard, and less by the kilometre', () => {
  expect(effort('sea', 'US', { by: 'rail' })).toBeCloseTo(180 + 74)
})

test.each([
  [3_000, 0],
  [2_999, 100],
  [1_000, 100],
  [999, 450],
  [1, 450],
  [0, 650],
  [-1, 0],
])('a port that handles %i thousand TEU a year costs %i for its feeder', (handled, more) => {
  expect(effort('sea', 'DE', { handled }) - effort('sea', 'DE')).toBeCloseTo(more)
})

test('an airport without freighters costs the wait', () => {
  expect(effort('air', 'DE', { handled: 0 }) - effort('air', 'DE')).toBeCloseTo(60)
  expect(effort('air', 'DE', { handled: 1 }) - effort('air', 'DE')).toBeCloseTo(0)
})

test.each([
  ['DE', 'NL', 0],
  ['CH', 'DE', 300],
  ['UG', 'KE', 0],
  ['BW', 'ZA', 0],
  ['KZ', 'RU', 0],
  ['RW', 'ZA', 300],
  ['UZ', 'RU', 300],
])('goods from %s through a port in %s cost %i for the transit', (from, country, more) => {
  expect(effort('sea', from, { country }) - effort('sea', from)).toBeCloseTo(more)
})

test('goods from Belfast need no transit through Dublin', () => {
  const at = [-5.93, 54.6] as const
  expect(effort('sea', 'GB', { country: 'IE' }) - effort('sea', 'GB')).toBeCloseTo(300)
  expect(effort('sea', 'GB', { country: 'IE', at }) - effort('sea', 'GB')).toBeCloseTo(0)
})

test('the transit to an airport costs less', () => {
  expect(effort('air', 'CH', { country: 'DE' }) - effort('air', 'CH')).toBeCloseTo(100)
})

test('the main carriage costs by its kilometres', () => {
  // By sea 0.17 and the 400th of a day of 60 for each nautical mile.
  expect(effortOfMain('sea', 1_852)).toBeCloseTo(320)
  expect(effortOfMain('air', 1_000)).toBeCloseTo(260)
})
