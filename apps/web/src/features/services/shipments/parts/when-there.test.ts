import { expect, test } from 'vitest'
import { whenThere } from './when-there.ts'

const times = { planned: '2026-12-24T20:00:00Z', estimated: null, actual: null, overdue_since: null }
const legs = [
  { role: 'main', to: { time_zone: 'Europe/Berlin' } },
  { role: 'delivery', to: { time_zone: 'Europe/Berlin' } },
] as unknown as Parameters<typeof whenThere>[0]['legs']
const shipment = { legs, eta: times, delivery: { ...times, planned: '2026-12-28T06:00:00Z' } }
const arrived = { ...times, actual: '2026-12-25T01:00:00Z' }

test('a shipment on its way says the day at the terminal and the day at the door', () => {
  expect(whenThere(shipment, false)).toEqual([
    'Arrives at the terminal 24 Dec 2026',
    'At the door 28 Dec 2026',
  ])
  const late = { ...shipment, eta: { ...times, overdue_since: '2026-12-24T20:00:00Z' } }
  expect(whenThere(late, false)[0]).toBe('Overdue at the terminal since 24 Dec 2026')
})

test('one at the terminal is not yet at the door, and a delivered one says its door alone', () => {
  expect(whenThere({ ...shipment, eta: arrived }, false)).toEqual([
    'Arrived at the terminal 25 Dec 2026',
    'At the door 28 Dec 2026',
  ])
  const delivered = { ...shipment, eta: arrived, delivery: { ...times, actual: '2026-12-28T13:00:00Z' } }
  expect(whenThere(delivered, false)).toEqual(['Delivered at the door 28 Dec 2026'])
})

test('one that was cancelled says only what has happened', () => {
  expect(whenThere(shipment, true)).toEqual([])
  expect(whenThere({ ...shipment, eta: arrived }, true)).toEqual(['Arrived at the terminal 25 Dec 2026'])
})
