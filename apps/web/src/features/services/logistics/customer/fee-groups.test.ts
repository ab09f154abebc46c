import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import { feeGroups } from './fee-groups.ts'

type Fee = FreightWire['fees'][number]
const fee = (label: string, leg: Fee['leg'], amount: number, kind: Fee['kind'] = 'included') => ({
  ...{ code: label.slice(0, 3).toUpperCase(), label, leg, kind, amount, per: null },
})
const stop = (name: string, code: string | null) => ({ name, countryCode: 'DE', code, lat: 0, lng: 0 })
const leg = (role: string, by: string, km: number, price: number) => ({
  ...{ role, by, distance_km: km, days: 2, price, co2_kg: 140, route: null },
  ...{ from: stop('Mumbai', null), to: stop('Nhava Sheva', 'INNSA') },
})

const offer = {
  cost: 1_330,
  legs: [
    leg('origin', 'truck', 57, 230),
    leg('main', 'sea', 12_109, 1_050),
    leg('destination', 'truck', 0, 0),
  ],
  route_info: { railFrom: { distance: 60, transitTime: 2, price: 180 }, railTo: null },
  fees: [
    fee('Road haulage', 'origin', 230),
    fee('Ocean freight', 'main', 1_000),
    fee('Bunker', 'main', 50),
    fee('Service fee', 'shipment', 50),
    fee('Customs clearance', 'shipment', 345, 'optional'),
  ],
} as unknown as FreightWire

test('each fee of the price is in one group, in the order of the way, and nothing else is', () => {
  const groups = feeGroups(offer)
  expect(groups.map(({ title, fees }) => [title.split(':')[0], fees.map(({ label }) => label)])).toEqual([
    ['Origin', ['Road haulage']],
    ['By sea', ['Ocean freight', 'Bunker']],
    ['Services', ['Service fee']],
  ])
  const sum = groups.flatMap(({ fees }) => fees).reduce((total, { amount }) => total + Number(amount), 0)
  expect(sum).toBe(offer.cost)
})

test('a leg has its price where that is not the price of its only fee', () => {
  expect(feeGroups(offer).map(({ price }) => price)).toEqual([undefined, 1_050, undefined])
})

test('the rail that could be taken instead of the road is named, outside the price', () => {
  expect(feeGroups(offer)[0]?.details).toEqual([
    'Road, by truck, 57 km, 2 days, 0.14 t CO₂',
    'Or by rail: 60 km, 2 days, 180.00 USD',
  ])
})
