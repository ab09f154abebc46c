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
  haulageOf(mode, { by, from: stop, to: stop, km, crossings: [] }, cargo, carriages)

describe('the haulage between door and terminal', () => {
  test('is a whole truck for each container, by distance', () => {
    // Two trucks, each 100.00 and half of 400.00 for a thousand kilometres.
    expect(haulage('FCL', 'truck', 500)).toEqual({
      km: 500,
      days: 2,
      hours: 10,
      price: usd(60_000),
    })
  })

  test('is a train for each container by rail', () => {
    // Two wagons, each 200.00 and half of 60.00.
    expect(haulage('FCL', 'rail', 500)).toEqual({
      km: 500,
      days: 3,
      hours: undefined,
      price: usd(46_000),
    })
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
    const section = { by: 'truck' as const, from: stop, to: stop, km: 500, crossings: [] }
    expect(haulageOf('FCL', section, cargo, { ...carriages, TRUCK_FULL }).price).toEqual(usd(60_777))
  })

  test('is nothing where one truck takes the goods all the way', () => {
    expect(haulage('FTL', 'truck', 0)).toEqual({ km: 0, days: 0, hours: undefined, price: usd(0) })
  })

  test.each([
    [1, 3],
    [60, 3],
    [300, 7],
    [600, 11],
    [601, undefined],
  ])('of %i km takes %s hours: nine at the wheel are a day, and two more load', (km, hours) => {
    expect(haulage('FCL', 'truck', km).hours).toBe(hours)
  })

  const ferry = { kind: 'ferry', name: 'A–B', km: 100, hours: 5, usd: 230 } as const
  const byFerry = { by: 'truck' as const, from: stop, to: stop, km: 400, crossings: [ferry] }

  test('pays for the kilometres it drives, and the ferry for each truck', () => {
    // Two trucks, each 100.00, 300 km of 400.00 for a thousand, and 230.00 for the ferry.
    expect(haulageOf('FCL', byFerry, cargo, carriages)).toEqual({
      km: 400,
      days: 2,
      hours: 12,
      price: usd(2 * (10_000 + 12_000 + 23_000)),
    })
  })

  test.each([
    [12, 3, 23],
    [13, 3, undefined],
    [30, 4, undefined],
  ])('with a ferry of %i hours takes %i days, in hours: %s', (hours, days, inHours) => {
    const crossings = [{ ...ferry, hours }]
    const section = { ...byFerry, km: 700, crossings }
    expect(haulageOf('FCL', section, cargo, carriages)).toMatchObject({ days, hours: inHours })
  })

  test('pays the share of a ferry that a part load takes', () => {
    // 50 W/M are two trucks and a half.
    const without = haulageOf('LTL', { ...byFerry, km: 300, crossings: [] }, cargo, carriages).price.amount
    const price = haulageOf('LTL', byFerry, cargo, carriages).price.amount
    expect(Number(price - without) / 23_000).toBeCloseTo(2.5, 2)
  })
})
