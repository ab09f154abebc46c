import { expect, test } from 'vitest'
import { makeJudge } from '../test/sea-judge.ts'
import { greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
import { findSeaRoute } from './sea-route.ts'
import { seaPorts } from './terminals.ts'

// A sample that never changes; npm run sea:judge judges all pairs.
const ports = seaPorts()
const judge = makeJudge(ports.map(({ position }) => position))
const numberOf = (code: string) => ports.findIndex((port) => port.code === code)

function compared(from: number, to: number, judged: number) {
  const placeOf = (number: number): Position => ports[number]?.position ?? [0, 0]
  const [start, finish] = [placeOf(from), placeOf(to)]
  const { nauticalMiles } = findSeaRoute(start, finish)
  return {
    pair: `${ports[from]?.code} ${ports[to]?.code}`,
    error: Math.abs(nauticalMiles / judged - 1),
    isBelow: nauticalMiles * kmPerNauticalMile + 1e-6 < greatCircleKm(start, finish),
  }
}

test('from Rotterdam to every other port, a grid of the water agrees: 99.5 % within 5 %, all within 12 %', () => {
  const from = numberOf('NLRTM')
  const [far, near] = [judge.distancesFrom(from), judge.distancesNear(from)]
  const pairs = [...far.keys()]
    .filter((to) => to !== from)
    .map((to) => compared(from, to, (Number.isFinite(near[to]) ? near[to] : far[to]) ?? 0))
  expect(pairs.filter(({ error }) => error <= 0.05).length / pairs.length).toBeGreaterThanOrEqual(0.995)
  expect(pairs.filter(({ error, isBelow }) => isBelow || !(error <= 0.12))).toEqual([])
})

/** Where the network before this one had holes along the coast (decision 144). */
test.each([
  ['SGSIN', 'BDCGP', 1_497],
  ['SGSIN', 'MYPEN', 365],
  ['ZADUR', 'REREU', 1_428],
  ['ILASH', 'SAJED', 860],
  ['GRPIR', 'CYLMS', 517],
  ['NLRTM', 'GHTEM', 3_941],
  ['NLRTM', 'TGLFW', 4_015],
  ['NLRTM', 'GBTEE', 252],
])('along the coast from %s to %s, the grid and we agree on some %i nautical miles', (from, to, miles) => {
  const judged = judge.distancesFrom(numberOf(from), 1.2 * miles * kmPerNauticalMile)[numberOf(to)] ?? 0
  expect(Math.abs(judged / miles - 1)).toBeLessThan(0.03)
  expect(compared(numberOf(from), numberOf(to), judged).error).toBeLessThan(0.05)
})
