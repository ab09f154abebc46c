import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { sampleCard } from '../test/sample-cards.ts'
import type { Cargo, FreightMode } from './cargo.ts'
import { type Carriages, haulageOf } from './haulage.ts'

const usd = (cents: number) => money(BigInt(cents), 'USD')
const priced = (base: number, perThousand: number) => ({
  base: usd(base),
  perThousand: usd(perThousand),
  minimum: usd(0),
  documents: usd(0),
})
const carriages: Carriages = {
  TRUCK_FULL: sampleCard('TRUCK_FULL', { ...priced(10_000, 40_000), perDay: 600, handlingDays: 1 }),
  TRUCK_PART: sampleCard('TRUCK_PART', { ...priced(1_000, 8_000), perDay: 600, handlingDays: 1 }),
  TRAIN_FULL: sampleCard('TRAIN_FULL', { ...priced(20_000, 6_000), perDay: 500, handlingDays: 2 }),
}
const cargo: Cargo = { weightKg: 50_000, volumeM3: 100, container: 'ST20', quantity: 2 }
const stop = { name: 'Somewhere', countryCode: 'DE', position: [0, 0] } as never
const haulage = (mode: FreightMode, by: 'truck' | 'rail', km: number) =>
  haulageOf(mode, { by, from: stop, to: stop, km }, cargo, carriages)

describe('the haulage between door and terminal', () => {
  test('is a whole truck for each container, by distance', () => {
    // Two trucks, each 100.00 and half of 400.00 for a thousand kilometres.
    expect(haulage('FCL', 'truck', 500)).toEqual({ km: 500, days: 2, price: usd(60_000) })
  })

  test('is a train for each container by rail', () => {
    // Two wagons, each 200.00 and half of 60.00.
    expect(haulage('FCL', 'rail', 500)).toEqual({ km: 500, days: 3, price: usd(46_000) })
  })

  test('is as many whole trucks as loose cargo fills, regardless of its quantity', () => {
    // 50 t are three trucks of 24 t.
    expect(haulage('BULK', 'truck', 500).price).toEqual(usd(3 * 30_000))
  })

  test.each(['LCL', 'AIR', 'LTL'] as const)('is a part of a truck for %s', (mode) => {
    // 50 W/M by weight, each 10.00 and half of 80.00.
    expect(haulage(mode, 'truck', 500).price).toEqual(usd(50 * 5_000))
  })

  test('takes a started day more', () => {
    expect(haulage('FCL', 'truck', 601).days).toBe(3)
  })

  test('also costs the documents', () => {
    const TRUCK_FULL = { ...carriages.TRUCK_FULL, documents: usd(777) }
    const section = { by: 'truck' as const, from: stop, to: stop, km: 500 }
    expect(haulageOf('FCL', section, cargo, { ...carriages, TRUCK_FULL }).price).toEqual(usd(60_777))
  })

  test('is nothing where one truck takes the goods all the way', () => {
    expect(haulage('FTL', 'truck', 0)).toEqual({ km: 0, days: 0, price: usd(0) })
  })
})
