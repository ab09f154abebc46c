import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import type { CargoSearchBody } from './cargo-search-of.ts'
import { everyMode, modesBeside } from './modes-beside.ts'

const offer = (mode: FreightWire['mode'], by: string, cost: number, days: number) =>
  ({ mode, cost, days, legs: [{ role: 'main', by }] }) as unknown as FreightWire

test('sea and air are beside each other, each with its lowest price and its shortest time', () => {
  const offers = [
    offer('AIR', 'air', 4_100, 5),
    offer('LCL', 'sea', 900, 31),
    offer('LCL', 'sea', 1_100, 26),
    offer('AIR', 'air', 3_900, 7),
  ]
  expect(modesBeside(offers)).toEqual([
    { mode: 'LCL', by: 'sea', cost: 900, days: 26 },
    { mode: 'AIR', by: 'air', cost: 3_900, days: 5 },
  ])
})

test('a part load by one way can be compared by all; a container and a whole truck cannot', () => {
  const goods = { weight: 900, volume: 4 } as unknown as CargoSearchBody
  expect(everyMode({ ...goods, freight_type: 'Air' })).toEqual({ ...goods, freight_type: 'Auto' })
  expect(everyMode({ ...goods, freight_type: 'Sea', transportation_by: 'LCL', container_size: '' })).toEqual({
    ...goods,
    freight_type: 'Auto',
  })
  expect(everyMode({ ...goods, freight_type: 'Sea', container_size: 'ST40' })).toBeUndefined()
  expect(everyMode({ ...goods, freight_type: 'Land', transportation_by: 'FTL' })).toBeUndefined()
  expect(everyMode({ ...goods, freight_type: 'Auto' })).toBeUndefined()
})
