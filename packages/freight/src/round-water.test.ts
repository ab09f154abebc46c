import { describe, expect, test } from 'vitest'
import { greatCircleKm, type Position } from './geo.ts'
import { roundWaterKm } from './round-water.ts'

/** What the search found on 24 November 2026, to 5 %. The lengths of roads in overland.test.ts are what it is compared with. */
describe.each<[string, Position, Position, number]>([
  ['Mumbai and Nhava Sheva, round Thane Creek', [72.88, 19.07], [72.95, 18.95], 43],
  ['Tallinn and Riga, round the bay of Pärnu', [24.75, 59.44], [24.1, 56.95], 282],
  ['Buenos Aires and Montevideo, round the Plata', [-58.38, -34.61], [-56.19, -34.9], 470],
  ['Abu Dhabi and Doha, round the gulf', [54.37, 24.47], [51.53, 25.29], 452],
  ['Genoa and Barcelona, along the coast', [8.94, 44.41], [2.17, 41.39], 700],
  ['Bari and Durrës, round the Adriatic', [16.87, 41.12], [19.45, 41.32], 1_475],
  ['Adelaide and Port Lincoln, round Spencer Gulf', [138.6, -34.93], [135.86, -34.73], 551],
])('between %s', (_, from, to, km) => {
  test.each([
    ['there', from, to],
    ['back', to, from],
    ['there, named a turn of the earth further', from, [to[0] + 360, to[1]] as Position],
    ['there, from a turn of the earth before', [from[0] - 360, from[1]] as Position, to],
  ])('it is so far: %s', (_way, start, end) => {
    expect(roundWaterKm(start, end)).toBeGreaterThan(0.95 * km)
    expect(roundWaterKm(start, end)).toBeLessThan(1.05 * km)
  })
})

test.each<[string, Position, Position]>([
  ['over land', [13.4, 52.52], [13.06, 52.4]],
  ['beside a river', [8.4, 49.01], [8.44, 49.32]],
  ['to an island without a way round', [-6.26, 53.35], [-4.63, 53.31]],
  ['between two islands in the ocean', [-15.6, 28], [-16.5, 28.3]],
])('it is the great circle %s', (_, from, to) => {
  expect(roundWaterKm(from, to)).toBe(greatCircleKm(from, to))
})
