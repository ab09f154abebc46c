import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import {
  arrivalText,
  includedText,
  inPartLine,
  landsFarText,
  oldLevelText,
  terminalsText,
  trainText,
} from './freight-words.ts'

test('the goods arrive so many days after the loading, over the end of a year', () => {
  expect(arrivalText({ shipping_date: '2026-12-03', days: 36 })).toBe('8 Jan 2027')
})

const stop = (name: string) => ({ name, countryCode: 'US', code: null, lat: 0, lng: 0 })
type Leg = FreightWire['legs'][number]
const leg = (role: Leg['role'], by: Leg['by'], from: string, to: string) => ({
  ...{ role, by },
  ...{ from: stop(from), to: stop(to) },
})

test('a container train to the port of loading and from the port of discharge is named', () => {
  const legs = [
    leg('origin', 'rail', 'Chicago', 'Seattle'),
    leg('main', 'sea', 'Seattle', 'Mombasa'),
    leg('destination', 'rail', 'Mombasa', 'Nairobi'),
  ]
  expect(trainText({ legs })).toBe('by train to Seattle, by train from Mombasa')
})

test('neither a truck to the port nor a way by rail alone is named as a train to a port', () => {
  expect(trainText({ legs: [leg('origin', 'truck', 'Pune', 'Nhava Sheva')] })).toBe('')
  expect(trainText({ legs: [leg('main', 'rail', 'Chongqing', 'Duisburg')] })).toBe('')
})

test('a way through Suez or Bab el-Mandeb says that lines sail it only in part, with source and day', () => {
  const line = (...passages: ('suez' | 'bab_el_mandeb' | 'good_hope')[]) =>
    inPartLine({ legs: [{}, { passages }] })
  expect(line('suez', 'bab_el_mandeb')).toBe(
    'Lines sail through Suez Canal and Bab el-Mandeb only in part: many ships go round Africa (Drewry, World Container Index, 24 Sep 2026).',
  )
  expect(line('bab_el_mandeb')).toMatch(/^Lines sail through Bab el-Mandeb only in part/)
  expect(line('good_hope')).toBe('')
})

test('a price whose published figure is older than 90 days says of which day it is', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  expect(oldLevelText({ level_of: '2025-11-14' }, now)).toBe('Freight level of 14 Nov 2025')
  expect(oldLevelText({ level_of: '2026-08-30' }, now)).toBe('Freight level of 30 Aug 2026')
  expect(oldLevelText({ level_of: '2026-08-31' }, now)).toBe('')
  expect(oldLevelText({}, now)).toBe('')
})

test('an insurance in the price says what it leaves out, beside what is included', () => {
  const cover = (kind: 'included' | 'optional', without?: 'war' | 'war_strikes') => ({
    fees: [
      {
        ...{ code: 'INS', label: 'Cargo insurance', leg: 'shipment' as const, kind, amount: 90, per: null },
        ...(without && { without }),
      },
    ],
  })
  expect(includedText(cover('included'))).toBe('Door to door, insurance')
  expect(includedText(cover('included', 'war'))).toBe('Door to door, insurance without war')
  expect(includedText(cover('included', 'war_strikes'))).toBe(
    'Door to door, insurance without war and strikes',
  )
  expect(includedText(cover('optional', 'war'))).toBe('Door to door')
})

test('an offer names its ports, and says where it lands far from its destination', () => {
  const port = (name: string, code: string | null) => ({ name, code, countryCode: '', lat: 0, lng: 0 })
  const way = (to: string | null, distance: number) => ({
    route_info: {
      portFrom: port('Rotterdam', 'NLRTM'),
      portTo: port('Khor al Fakkan', to),
      truckFrom: { distance: 5, transitTime: 1, price: 0 },
      truckTo: { distance, transitTime: 1, price: 0 },
      railFrom: null,
      railTo: null,
    },
  })
  expect(terminalsText(way('AEKLF', 180.4))).toBe('Rotterdam to Khor al Fakkan, then 180 km by truck')
  expect(landsFarText(way('AEKLF', 180.4))).toBe('lands at Khor al Fakkan, 180 km away')
  expect(terminalsText(way('AEKLF', 99.9))).toBe('Rotterdam to Khor al Fakkan')
  expect([landsFarText(way('AEKLF', 99.9)), landsFarText(way(null, 180))]).toEqual(['', ''])
  expect(terminalsText(way(null, 180))).toBe('')
})
