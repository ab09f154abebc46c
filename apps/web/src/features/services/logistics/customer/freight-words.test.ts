import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { expect, test } from 'vitest'
import { arrivalText, trainText } from './freight-words.ts'

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
