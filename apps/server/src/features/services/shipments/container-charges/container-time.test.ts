import type { Freight } from '@tradelane/contract/logistics/freight'
import { containerTariff } from '@tradelane/freight'
import { decimalText } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import type { TrackingEvent } from '../tracking-events.ts'
import { linesOfClocks, tariffOf } from './container-charges.ts'
import {
  type ContainerStay,
  chargedTiers,
  clocksOf,
  costOf,
  localDay,
  momentOn,
  staysOf,
} from './container-time.ts'

describe('demurrage', () => {
  test('counts calendar days of the port, from the day after the discharge', () => {
    // 23:30 in Hamburg on the 1st, when it is the 1st in London too, and 0:30 on the 2nd.
    expect(count({ discharged: at('2026-03-01T22:30:00Z') }, '2026-03-02T00:00:00Z')).toMatchObject([
      { startsOn: '2026-03-02', lastFreeDay: '2026-03-06', days: 1 },
    ])
    expect(count({ discharged: at('2026-03-01T23:30:00Z') }, '2026-03-02T00:00:00Z')).toMatchObject([
      { startsOn: '2026-03-03', lastFreeDay: '2026-03-07', days: 0 },
    ])
  })

  test('costs nothing on the last free day, and one day’s rate on the next', () => {
    const discharged = at('2026-03-01T10:00:00Z')
    expect(costs({ discharged }, '2026-03-06T22:59:00Z')).toEqual([['demurrage', 5, '0.00']])
    expect(costs({ discharged }, '2026-03-06T23:01:00Z')).toEqual([['demurrage', 6, '60.00']])
  })

  test('costs each day by its own tier', () => {
    const discharged = at('2026-03-01T10:00:00Z')
    expect(costs({ discharged }, '2026-03-12T12:00:00Z')).toEqual([['demurrage', 11, '395.00']])
  })

  test('counts the same number of days over a change of the clocks', () => {
    const discharged = at('2026-03-26T10:00:00Z')
    expect(costs({ discharged }, '2026-04-01T10:00:00Z')).toEqual([['demurrage', 6, '60.00']])
  })

  test('ends with the gate, and detention begins on the next day', () => {
    const stays = { discharged: at('2026-03-01T10:00:00Z'), left: at('2026-03-04T10:00:00Z') }
    expect(costs(stays, '2026-03-12T12:00:00Z')).toEqual([
      ['demurrage', 3, '0.00'],
      ['detention', 8, '40.00'],
    ])
  })
})

describe('detention', () => {
  test('ends with the day on which the empty is back', () => {
    const stays = {
      discharged: at('2026-03-01T10:00:00Z'),
      left: at('2026-03-02T10:00:00Z'),
      returned: at('2026-03-17T08:00:00Z'),
    }
    expect(costs(stays, '2026-06-01T00:00:00Z')).toEqual([
      ['demurrage', 1, '0.00'],
      ['detention', 15, '350.00'],
    ])
  })
})

test('a line that counts from the day of the discharge charges one day more', () => {
  const swift = containerTariff('Swiftwater Express Lines', 'ST20', '2026-03-01')
  const [clock] = clocksOf(stay({ discharged: at('2026-03-01T10:00:00Z') }), {
    ...{ tariff: swift, timeZone: 'UTC', asOf: at('2026-03-06T10:00:00Z') },
  })
  expect(clock).toMatchObject({ startsOn: '2026-03-01', lastFreeDay: '2026-03-05', days: 6 })
  const left = stay({ discharged: at('2026-03-01T10:00:00Z'), left: at('2026-03-02T10:00:00Z') })
  const [, outside] = clocksOf(left, { tariff: swift, timeZone: 'UTC', asOf: at('2026-03-06T10:00:00Z') })
  expect(outside).toMatchObject({ kind: 'detention', startsOn: '2026-03-03', days: 4 })
})

test('an invoice has one line for each tier, with the days of all containers', () => {
  const both = ['2026-03-10', '2026-03-13'].flatMap((day) =>
    count({ discharged: at('2026-03-01T10:00:00Z'), left: at(`${day}T10:00:00Z`) }, `${day}T10:00:00Z`),
  )
  expect(chargedTiers(both).map(({ kind, fromDay, days }) => [kind, fromDay, days])).toEqual([
    ['demurrage', 6, 9],
    ['demurrage', 11, 2],
  ])
  const linesOf = (clocks: typeof both) =>
    linesOfClocks(clocks).map(({ kind, description, amount }) => [kind, description, decimalText(amount)])
  expect(linesOf(both)).toEqual([
    ['demurrage', 'Demurrage, day 6 to 10: 9 container days at 60.00 USD', '540.00'],
    ['demurrage', 'Demurrage, from day 11: 2 container days at 95.00 USD', '190.00'],
  ])
  const late = {
    discharged: at('2026-03-01T10:00:00Z'),
    left: at('2026-03-02T10:00:00Z'),
    returned: at('2026-03-10T08:00:00Z'),
  }
  expect(linesOf(count(late, '2026-03-10T10:00:00Z'))).toEqual([
    ['detention', 'Detention, day 8 to 14: 1 container day at 40.00 USD', '40.00'],
  ])
})

test('a size that has no table, and part loads, are shown the one of the smallest container', () => {
  const tableOf = (container_size: string | null) =>
    tariffOf({ name: 'Meridian Crest Line', container_size, shipping_date: '2026-03-01' } as Freight)
  expect([tableOf(null), tableOf('ST99')]).toEqual([tariff, tariff])
  expect(tableOf('HQ45')).toEqual(containerTariff('Meridian Crest Line', 'HQ45', '2026-03-01'))
})

describe('what a container has done', () => {
  const event = (changes: Partial<TrackingEvent>): TrackingEvent => ({
    ...{ uid: '', logistics_id: '', event_id: '', event_type: 'EQUIPMENT', code: 'DISC', classifier: 'ACT' },
    ...{ date_time: at('2026-03-01T10:00:00Z'), reported_at: at('2026-03-01T10:00:00Z'), stop: 2 },
    ...{ location: null, is_empty: false, vessel: null, imo: null, voyage: null, containers: [] },
    ...{ remark: null, proof: null, received_at: at('2026-03-01T10:00:00Z') },
    ...changes,
  })

  const atPort = { stop: 2, isAtCity: false, reportedReturn: null }

  test('by rail between two cities begins with the train and leaves with the delivery', () => {
    const train = event({ event_type: 'TRANSPORT', code: 'ARRI', stop: 1 })
    const door = event({ code: 'DROP', stop: 1, date_time: at('2026-03-03T10:00:00Z') })
    expect(staysOf(['A'], [train, door], { stop: 1, isAtCity: true, reportedReturn: null })).toEqual([
      { number: 'A', discharged: train.date_time, left: door.date_time, returned: null },
    ])
  })

  test('ends with the return that was reported to us, where the carrier has not', () => {
    const [theirs, ours] = [at('2026-03-09T10:00:00Z'), at('2026-03-08T12:00:00Z')]
    const back = event({ code: 'GTIN', is_empty: true, containers: ['A'], date_time: theirs })
    expect(staysOf(['A', 'B'], [event({}), back], { ...atPort, reportedReturn: ours })).toMatchObject([
      { returned: theirs },
      { returned: ours },
    ])
  })

  test.each(['Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'has a moment on its day in %s',
    (timeZone) => {
      expect(localDay(momentOn('2026-03-08', timeZone), timeZone)).toBe('2026-03-08')
    },
  )

  test('is by the carrier’s newest message about it', () => {
    const corrected = event({ date_time: at('2026-03-02T10:00:00Z') })
    expect(staysOf(['A'], [event({}), corrected], atPort)).toMatchObject([
      { discharged: corrected.date_time },
    ])
  })

  test('is not what was planned, happened elsewhere, or to another container', () => {
    const others = [
      event({ classifier: 'EST' }),
      event({ stop: 1 }),
      event({ containers: ['B'] }),
      // The empty that was collected for loading.
      event({ code: 'GTOT', is_empty: true, stop: 0 }),
      // Full, out of the terminal of another port.
      event({ code: 'GTOT', stop: 1 }),
    ]
    expect(staysOf(['A'], others, atPort)).toEqual([{ ...stay({}), number: 'A' }])
  })

  test('ends with its own return', () => {
    const back = event({ code: 'GTIN', is_empty: true, containers: ['A'] })
    expect(staysOf(['A', 'B'], [event({}), back], atPort)).toMatchObject([
      { returned: back.date_time },
      { returned: null },
    ])
  })
})

/** Demurrage: 5 days free, 60 a day from the 6th, 95 from the 11th. Detention: 7, 40 from the 8th, 70 from the 15th. */
const tariff = containerTariff('Meridian Crest Line', 'ST20', '2026-03-01')
const stay = (changes: Partial<ContainerStay>): ContainerStay => ({
  ...{ number: 'TLXU1234560', discharged: null, left: null, returned: null },
  ...changes,
})
const count = (changes: Partial<ContainerStay>, asOf: string, timeZone = 'Europe/Berlin') =>
  clocksOf(stay(changes), { tariff, timeZone, asOf: new Date(asOf) })
const costs = (changes: Partial<ContainerStay>, asOf: string) =>
  count(changes, asOf).map((clock) => [clock.kind, clock.days, decimalText(costOf(clock))])
const at = (text: string) => new Date(text)
