import { expect, test } from 'vitest'
import { bayBridges } from '../scripts/land/bay-bridges.ts'
import { city } from '../test/land-cities.ts'
import { greatCircleKm, type Position } from './geo.ts'
import { isJourney, planJourney } from './journey.ts'
import { isLand } from './land-grid.ts'
import { findLandWay } from './land-way.ts'
import { overlandKm } from './overland.ts'

const at = (name: string, countryCode: string, ...position: Position) => ({ name, countryCode, position })

/** Between places, in kilometres by road: what a road atlas has, rounded. */
test.each([
  [
    'Mumbai and Nhava Sheva, round Thane Creek',
    at('', 'IN', 72.88, 19.07),
    at('', 'IN', 72.95, 18.95),
    40,
    65,
  ],
  [
    'San Francisco and Oakland, by the bridge',
    at('', 'US', -122.42, 37.77),
    at('', 'US', -122.28, 37.8),
    15,
    22,
  ],
  ['Tallinn and Riga, round the gulf', at('', 'EE', 24.75, 59.44), at('', 'LV', 24.1, 56.95), 300, 375],
  [
    'Buenos Aires and Montevideo, round the Plata',
    at('', 'AR', -58.38, -34.61),
    at('', 'UY', -56.19, -34.9),
    550,
    640,
  ],
  ['Perth and Fremantle', at('', 'AU', 115.86, -31.95), at('', 'AU', 115.74, -32.05), 17, 24],
  ['Karachi and Port Qasim', at('', 'PK', 67.01, 24.86), at('', 'PK', 67.33, 24.77), 38, 55],
  ['New York and Newark', at('', 'US', -74.01, 40.71), at('', 'US', -74.17, 40.73), 14, 24],
  ['both sides of Istanbul', at('', 'TR', 28.95, 41.01), at('', 'TR', 29.08, 41), 12, 22],
  ['Tokyo and Chiba', at('', 'JP', 139.69, 35.69), at('', 'JP', 140.12, 35.61), 40, 60],
  [
    'Yokohama and Kisarazu, by the Aqua-Line',
    at('', 'JP', 139.64, 35.44),
    at('', 'JP', 139.92, 35.38),
    38,
    55,
  ],
  ['Abu Dhabi and Doha, by land', at('', 'AE', 54.37, 24.47), at('', 'QA', 51.53, 25.29), 540, 640],
  ['Genoa and Barcelona, along the coast', at('', 'IT', 8.94, 44.41), at('', 'ES', 2.17, 41.39), 850, 950],
  [
    'Shanghai and Ningbo, by the Hangzhou Bay Bridge',
    at('', 'CN', 121.46, 31.22),
    at('', 'CN', 121.55, 29.87),
    210,
    290,
  ],
  [
    'Edinburgh and Dundee, over Forth and Tay',
    at('', 'GB', -3.19, 55.95),
    at('', 'GB', -2.97, 56.46),
    90,
    115,
  ],
])('%s: as long as the road', (_, from, to, least, most) => {
  const km = findLandWay(from, to, 'road')?.km
  expect(km).toBeGreaterThanOrEqual(least)
  expect(km).toBeLessThanOrEqual(most)
})

test.each([
  ['Naples', at('Palermo', 'IT', 13.36, 38.12), 'Villa San Giovanni–Messina'],
  ['Copenhagen', city('Malmö'), 'Øresund Bridge'],
  ['Hong Kong', at('Macau', 'MO', 113.54, 22.2), 'Hong Kong–Zhuhai–Macau Bridge'],
])('from %s the way over the water has its name', (from, to, name) => {
  const journey = planJourney(city(from), to, 'road')
  expect(isJourney(journey) && journey.main.crossings.map((crossing) => crossing.name)).toContain(name)
})

test('over each listed bridge, a road is as long as the straight line', () => {
  const beyond = ([aLng, aLat]: Position, [bLng, bLat]: Position, share: number): Position => [
    aLng + (aLng - bLng) * share,
    aLat + (aLat - bLat) * share,
  ]
  const refused = bayBridges.filter(({ ends: [a, b] }) => {
    const share = Math.min(3, 4 / greatCircleKm(a, b))
    const [from, to] = [beyond(a, b, share), beyond(b, a, share)]
    return overlandKm(from, to) > 1.15 * greatCircleKm(from, to) + 3
  })
  expect(refused).toEqual([])
})

test('a way round water is as long there as back, and never shorter than the great circle', () => {
  const random = (seed: number) => {
    const value = Math.sin(seed) * 10_000
    return value - Math.floor(value)
  }
  for (let pair = 0; pair < 60; pair++) {
    const from: Position = [-10 + 40 * random(4 * pair), 36 + 20 * random(4 * pair + 1)]
    const to: Position = [from[0] + 4 * random(4 * pair + 2), from[1] + 3 * random(4 * pair + 3)]
    expect(overlandKm(to, from)).toBe(overlandKm(from, to))
    expect(overlandKm(from, to)).toBeGreaterThanOrEqual(greatCircleKm(from, to))
  }
})

test('the grid knows land from water', () => {
  expect(isLand(13.4, 52.5)).toBe(true)
  expect(isLand(-30, 40)).toBe(false)
  expect(isLand(-122.35, 37.7)).toBe(false)
  expect(isLand(179.9, -16.5)).toBe(isLand(-180.1, -16.5))
})
