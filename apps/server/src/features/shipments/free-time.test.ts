import type { Freight } from '@tradelane/contract/logistics/freight'
import { describe, expect, test } from 'vitest'
import { freeTimeOf } from './free-time.ts'
import { milestonesOf } from './milestones.ts'
import type { TrackingEvent } from './tracking-events.ts'

const dayMs = 86_400_000
const discharged = new Date('2026-03-01T08:00:00Z')
const after = (days: number, ms = 0): Date => new Date(discharged.getTime() + days * dayMs + ms)

const event = (code: 'DISC' | 'GTOT', at: Date): TrackingEvent => ({
  uid: '',
  logistics_id: '',
  event_id: code,
  event_type: 'EQUIPMENT',
  code,
  classifier: 'ACT',
  date_time: at,
  reported_at: at,
  stop: 2,
  location: null,
  is_empty: false,
  vessel: null,
  imo: null,
  voyage: null,
  containers: [],
  remark: null,
  received_at: at,
})

/** Three containers, at 75.50 USD a day each. */
const freight = {
  quantity: 3,
  fees: [{ code: 'DET', label: '', leg: 'destination', kind: 'may_arise', amount: '75.50', per: 'day' }],
} as unknown as Freight
const at = (asOf: Date, ...events: TrackingEvent[]) =>
  freeTimeOf(freight, milestonesOf([event('DISC', discharged), ...events]), 2, asOf)

describe('demurrage', () => {
  test('is nothing on the last moment of the five free days', () => {
    expect(at(after(5))).toMatchObject({ state: 'running', days_left: 0, days_over: 0, accrued: '0.00' })
  })

  test('counts a day as soon as it has started, for each container', () => {
    expect(at(after(5, 1))).toMatchObject({ state: 'over', days_left: 0, days_over: 1, accrued: '226.50' })
  })

  test('counts a whole day as one', () => {
    expect(at(after(6))).toMatchObject({ days_over: 1, accrued: '226.50' })
  })

  test('counts a second day as soon as it has started', () => {
    expect(at(after(6, 1))).toMatchObject({ days_over: 2, accrued: '453.00' })
  })

  test('stops when the containers leave the terminal', () => {
    expect(at(after(30), event('GTOT', after(7)))).toMatchObject({
      state: 'stopped',
      days_over: 2,
      accrued: '453.00',
    })
  })

  test('is nothing where the containers leave in time, also long ago', () => {
    expect(at(after(30), event('GTOT', after(4)))).toMatchObject({ days_over: 0, accrued: '0.00' })
  })
})

describe('free time', () => {
  test('counts the days that are left, including a started one', () => {
    expect(at(after(0, 1))).toMatchObject({ free_days: 5, days_left: 5, ends_at: after(5) })
    expect(at(after(4, 1))).toMatchObject({ days_left: 1 })
  })

  test('is unknown before the containers are discharged', () => {
    expect(freeTimeOf(freight, milestonesOf([]), 2, after(0))).toBeNull()
  })

  test('does not exist for goods without a container of their own', () => {
    expect(
      freeTimeOf({ ...freight, fees: [] }, milestonesOf([event('DISC', discharged)]), 2, after(9)),
    ).toBeNull()
  })
})
