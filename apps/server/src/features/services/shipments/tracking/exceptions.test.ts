import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { expect, test } from 'vitest'
import type { CountedClock } from '../container-charges/container-time.ts'
import type { TrackingEvent } from '../tracking-events.ts'
import { exceptionsOf } from './exceptions.ts'

const day = (date: number): Date => new Date(Date.UTC(2026, 2, date))
const never = { planned: null, estimated: null, actual: null, overdue_since: null }
const overdue = (date: number) => ({ ...never, overdue_since: day(date) })
const nothing = {
  ...{ events: [], etas: [], arrivalStop: 2, cancelledAt: null, eta: never, delivery: never },
  ...{ clocks: [], isPaid: true, timeZone: 'UTC' },
}
const exceptions = (known: Partial<Parameters<typeof exceptionsOf>[0]>): Shipment['exceptions'] =>
  exceptionsOf({ ...nothing, ...known })

test('an arrival that is overdue says since when, at the place of arrival', () => {
  const text = 'Arrival overdue since 8 Mar. The carrier has given no new estimate.'
  const eta = overdue(9)
  expect(exceptions({ eta, delivery: overdue(10), timeZone: 'America/New_York' })).toEqual([
    { kind: 'overdue', text, at: day(9) },
  ])
})

test('a delivery is overdue only once the goods have arrived, and is held where the freight is not paid', () => {
  const [eta, delivery] = [{ ...never, actual: day(5) }, overdue(9)]
  expect(exceptions({ eta, delivery })).toEqual([
    {
      ...{ kind: 'overdue', at: day(9) },
      text: 'Delivery overdue since 9 Mar. The carrier has given no new estimate.',
    },
  ])
  expect(exceptions({ eta, delivery, isPaid: false })).toEqual([
    {
      ...{ kind: 'held_for_payment', at: day(9) },
      text: 'The carrier hands the goods over once the freight is paid.',
    },
  ])
  expect(exceptions({ delivery })).toEqual([])
  expect(exceptions({ eta })).toEqual([])
})

test('containers are late once their free days are over, and until they stop: as many of each kind, since the first', () => {
  const terms = { freeDays: 3, tiers: [] }
  const clock = (
    kind: CountedClock['kind'],
    lastFreeDay: string,
    days: number,
    stoppedOn: string | null = null,
  ): CountedClock => ({
    kind,
    container: 'TLXU1234560',
    startsOn: '2026-03-01',
    lastFreeDay,
    stoppedOn,
    days,
    terms,
  })
  const clocks = [
    clock('demurrage', '2026-03-05', 4),
    clock('demurrage', '2026-03-04', 5),
    clock('demurrage', '2026-03-03', 3),
    clock('demurrage', '2026-03-02', 9, '2026-03-09'),
    clock('detention', '2026-03-06', 4),
  ]
  expect(exceptions({ clocks }).map(({ kind, text }) => [kind, text])).toEqual([
    ['container_late', '2 containers are still in the port. Free time ended on 4 Mar 2026.'],
    ['container_late', '1 container is not returned. Free time ended on 6 Mar 2026.'],
  ])
})

test('goods that are booked on another voyage were left behind by the one before, at the port of departure alone', () => {
  const events = [
    event('DEPA', 1, { vessel: 'Aurora', voyage: '1E', reported_at: day(1) }),
    event('DEPA', 1, { vessel: 'Aurora', voyage: '1E', reported_at: day(2) }),
    event('DEPA', 0, { vessel: 'Truck', voyage: '9', reported_at: day(3) }),
    event('ARRI', 1, { vessel: 'Barge', voyage: '7', reported_at: day(3) }),
    event('DEPA', 1, { vessel: null, voyage: '2E', reported_at: day(4) }),
  ]
  expect(exceptions({ events })).toEqual([
    { kind: 'rolled', text: 'Left behind by Aurora 1E, booked on 2E', at: day(4) },
  ])
})

test('a hold by customs and a cancellation on the way are said, the oldest first', () => {
  const events = [
    event('CUSS', 2, { remark: 'X-ray', date_time: day(7) }),
    event('CUSS', 2, { classifier: 'EST', date_time: day(6) }),
    event('DISC', 2, { date_time: day(6) }),
    event('CUSS', 2, { date_time: day(3) }),
  ]
  expect(exceptions({ events, cancelledAt: day(5) })).toEqual([
    { kind: 'customs_hold', text: 'Held by customs for inspection', at: day(3) },
    {
      ...{ kind: 'cancelled_on_the_way', at: day(5) },
      text: 'The carrier reported a cancellation although it has the goods. We are asking what happens to them.',
    },
    { kind: 'customs_hold', text: 'X-ray', at: day(7) },
  ])
})

const event = (code: string, stop: number, more: Partial<TrackingEvent>): TrackingEvent => ({
  ...{ uid: '', logistics_id: '', event_id: '', event_type: 'TRANSPORT', classifier: 'ACT', code, stop },
  ...{ date_time: day(1), reported_at: day(1), received_at: day(1), location: null, is_empty: false },
  ...{ vessel: null, imo: null, voyage: null, containers: [], remark: null, proof: null },
  ...more,
})
