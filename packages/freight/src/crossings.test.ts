import { expect, test } from 'vitest'
import type { Cargo, FreightMode } from './cargo.ts'
import { carriedKm, crossingHours, crossingPrice, crossingText } from './crossings.ts'
import type { Crossing } from './land-network.ts'

const crossing = (kind: Crossing['kind'], changes: Partial<Crossing> = {}): Crossing => ({
  ...{ kind, name: 'A–B', km: 10, hours: 2, usd: 100 },
  ...changes,
})
const kinds = ['ferry', 'shuttle', 'toll', 'bridge', 'gauge'] as const

test('each kind of crossing has its words', () => {
  expect(kinds.map((kind) => crossingText(crossing(kind)))).toEqual([
    'Ferry A–B',
    'A–B shuttle',
    'A–B',
    'A–B',
    'Change of gauge, A–B',
  ])
})

test('a truck is carried by ferry and shuttle, and drives everywhere else', () => {
  expect(kinds.map((kind) => carriedKm({ crossings: [crossing(kind)] }))).toEqual([10, 10, 0, 0, 0])
  expect(
    carriedKm({ crossings: [crossing('ferry'), crossing('toll'), crossing('shuttle', { km: 50 })] }),
  ).toBe(60)
})

test('the hours of all crossings add up', () => {
  expect(crossingHours({ crossings: [crossing('ferry'), crossing('gauge', { hours: 5 })] })).toBe(7)
})

test.each<[FreightMode, Partial<Cargo>, bigint]>([
  ['FCL', { quantity: 2 }, 20_000n],
  ['RAIL_FCL', { quantity: 3 }, 30_000n],
  ['FTL', { quantity: 4 }, 40_000n],
  // 50 t are three trucks of 24 t.
  ['BULK', { weightKg: 50_000 }, 30_000n],
  // Ten tonnes are half of a truck; a started thousandth of one counts.
  ['LTL', { weightKg: 10_000 }, 5_010n],
  ['LCL', { weightKg: 0, volumeM3: 30 }, 5_000n],
])('goods by %s pay for their trucks: %j', (mode, changes, cents) => {
  const cargo: Cargo = { weightKg: 1_000, volumeM3: 0, container: 'ST20', quantity: 1, ...changes }
  expect(crossingPrice(crossing('ferry'), mode, cargo)).toEqual({ amount: cents, currency: 'USD' })
})
