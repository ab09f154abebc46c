import { expect, test } from 'vitest'
import type { TrackingEvent } from '../tracking-events.ts'
import { etaHistory } from './eta-history.ts'
import { exceptionsOf } from './exceptions.ts'
import { expected, milestonesOf, shownTimes, timesOf, transportTimes } from './milestones.ts'
import { stagesReached } from './stage-reached.ts'

test('an estimate followed by a fact keeps both, and the fact is shown, in any order of arrival', () => {
  const reports = [
    arrival('PLN', 10, 1),
    arrival('EST', 12, 5),
    arrival('EST', 13, 7),
    arrival('ACT', 14, 14),
  ]
  for (const events of permutations(reports)) {
    const [milestone, ...more] = milestonesOf(events)
    expect(more).toEqual([])
    expect(milestone).toMatchObject({ planned: day(10), estimated: day(13), actual: day(14) })
    expect(milestone?.newest.classifier).toBe('ACT')
  }
})

test('an estimate that was written later than the fact does not undo it', () => {
  const [milestone] = milestonesOf([arrival('ACT', 14, 14), arrival('EST', 20, 15)])
  expect(milestone?.newest.date_time).toEqual(day(14))
})

test('the same message twice counts once', () => {
  const twice = [arrival('EST', 12, 5), arrival('EST', 12, 5)]
  expect(transportTimes(milestonesOf(twice), 'ARRI', 2)).toEqual({
    planned: null,
    estimated: day(12),
    actual: null,
  })
})

test('an empty container at the same gate is a different event', () => {
  const gate = { event_type: 'EQUIPMENT', code: 'GTIN' } as const
  const events = [arrival('ACT', 3, 3, gate), arrival('ACT', 30, 30, { ...gate, is_empty: true })]
  expect(milestonesOf(events)).toHaveLength(2)
})

test('the farthest actual event decides how far the goods are, also when earlier ones are missing', () => {
  const stages = stagesReached(milestonesOf([arrival('ACT', 14, 14)]), 2, 3)
  expect(stages).toEqual([{ reached: 'arrived', at: day(14) }])
  expect(stagesReached(milestonesOf([arrival('EST', 14, 2)]), 2, 3)).toEqual([])
})

test('departure, arrival and delivery are each a stage, by what happened and at their own stop', () => {
  const said = (code: string, stop: number, date: number, more: Partial<TrackingEvent> = {}) =>
    arrival('ACT', date, date, { code, stop, ...more })
  const first = [said('DEPA', 0, 1), said('DEPA', 1, 3), said('ARRI', 1, 2)]
  expect(stagesReached(milestonesOf(first), 2, 3)).toEqual([{ reached: 'in_transit', at: day(1) }])
  const all = [...first, said('ARRI', 2, 9), said('DROP', 2, 10), said('DROP', 3, 12)]
  expect(stagesReached(milestonesOf(all), 2, 3)).toEqual([
    { reached: 'in_transit', at: day(1) },
    { reached: 'arrived', at: day(9) },
    { reached: 'delivered', at: day(12) },
  ])
  const planned = arrival('EST', 1, 1, { code: 'DEPA', stop: 0 })
  expect(stagesReached(milestonesOf([planned]), 2, 3)).toEqual([])
  // Nobody reported the truck.
  expect(stagesReached(milestonesOf([planned, said('DEPA', 1, 3)]), 2, 3)).toEqual([
    { reached: 'in_transit', at: day(3) },
  ])
  // Out of the port at which it has not arrived, by what was reported.
  expect(stagesReached(milestonesOf([said('GTOT', 2, 4)]), 2, 3)).toEqual([])
})

test('milestones are in the order of their days, and of one day in the order of the stops', () => {
  const events = [
    arrival('EST', 12, 1, { code: 'DROP', stop: 3 }),
    arrival('EST', 9, 1, { code: 'ARRI', stop: 2 }),
    arrival('EST', 9, 1, { code: 'DEPA', stop: 1 }),
    arrival('EST', 9, 1, { code: 'DEPA', stop: 0 }),
    arrival('EST', 9, 1, { code: 'CONF', stop: null }),
  ]
  for (const order of [events, events.toReversed()])
    expect(milestonesOf(order).map(({ newest }) => newest.stop)).toEqual([null, 0, 1, 2, 3])
})

test('of two messages that were sent together the later one in the list counts', () => {
  expect(milestonesOf([arrival('EST', 12, 5), arrival('EST', 13, 5)])[0]?.estimated).toEqual(day(13))
})

test('the best known day is what happened, then what is estimated, then what was planned', () => {
  const [planned, estimated, actual] = [day(1), day(2), day(3)]
  expect(expected({ planned, estimated, actual })).toEqual(actual)
  expect(expected({ planned, estimated, actual: null })).toEqual(estimated)
  expect(expected({ planned, estimated: null, actual: null })).toEqual(planned)
  expect(timesOf(undefined)).toEqual({ planned: null, estimated: null, actual: null })
})

test('a day that has passed without anything happening is overdue, and no estimate any more', () => {
  const times = { planned: day(1), estimated: day(5), actual: null }
  expect(shownTimes(times, day(5))).toEqual({ ...times, overdue_since: null })
  expect(shownTimes(times, day(6))).toEqual({ ...times, estimated: null, overdue_since: day(5) })
  expect(shownTimes({ ...times, estimated: null }, day(2)).overdue_since).toEqual(day(1))
  expect(shownTimes({ ...times, actual: day(4) }, day(6))).toEqual({
    ...{ ...times, actual: day(4), overdue_since: null },
  })
  const unknown = { planned: null, estimated: null, actual: null }
  expect(shownTimes(unknown, day(6))).toEqual({ ...unknown, overdue_since: null })
})

test('the history has the arrivals at its stop, and what was said twice in a row once', () => {
  const events = [
    arrival('EST', 10, 1),
    arrival('EST', 12, 2, { code: 'DEPA' }),
    arrival('EST', 13, 2, { stop: 1 }),
    arrival('EST', 10, 3),
    arrival('EST', 14, 4),
    arrival('EST', 10, 5),
  ]
  expect(etaHistory(events, 2)).toEqual([
    { eta: day(10), reported_at: day(1), remark: null },
    { eta: day(14), reported_at: day(4), remark: null },
    { eta: day(10), reported_at: day(5), remark: null },
  ])
})

const never = { planned: null, estimated: null, actual: null, overdue_since: null }
const onTime = { eta: never, delivery: never, clocks: [], isPaid: true }

test('each new arrival date is kept in the history, and one more than a day later is an exception', () => {
  const events = [
    arrival('PLN', 10, 1),
    arrival('EST', 10, 2),
    arrival('EST', 11, 3, { remark: 'Slow traffic' }),
    arrival('EST', 14, 4, { remark: 'Bad weather' }),
  ]
  const history = etaHistory(events, 2)
  expect(history.map(({ eta }) => eta)).toEqual([day(10), day(11), day(14)])
  const known = { events, etas: history, arrivalStop: 2, cancelledAt: null, ...onTime }
  expect(exceptionsOf({ ...known, timeZone: 'UTC' })).toEqual([
    { kind: 'delay', text: 'Arrival moved from 11 Mar to 14 Mar: bad weather', at: day(4) },
  ])
})

test('a delay names the days at the place of arrival', () => {
  const events = [arrival('PLN', 11, 1), arrival('EST', 14, 4)]
  const [delay] = exceptionsOf({
    ...{ events, etas: etaHistory(events, 2), arrivalStop: 2, cancelledAt: null, ...onTime },
    timeZone: 'America/New_York',
  })
  expect(delay?.text).toBe('Arrival moved from 10 Mar to 13 Mar')
})

test('a container that costs money by the day does so from the end of its last free day at the port', () => {
  const terms = { freeDays: 3, tiers: [] }
  const clock = { kind: 'detention', container: 'MSKU1234565', startsOn: '2026-03-08', terms } as const
  const clocks = [{ ...clock, lastFreeDay: '2026-03-10', stoppedOn: null, days: 5 }]
  const [late, ...more] = exceptionsOf({
    ...{ events: [], etas: [], arrivalStop: 2, cancelledAt: null, ...onTime, clocks },
    timeZone: 'America/New_York',
  })
  expect(more).toEqual([])
  expect(late).toEqual({
    kind: 'container_late',
    text: '1 container is not returned. Free time ended on 10 Mar 2026.',
    at: new Date('2026-03-11T03:59:59.999Z'),
  })
})

const day = (date: number): Date => new Date(Date.UTC(2026, 2, date))

/** The ship's arrival at stop 2, as the carrier reported it on the day `reported`. */
function arrival(
  classifier: 'PLN' | 'EST' | 'ACT',
  date: number,
  reported: number,
  more: Partial<TrackingEvent> = {},
) {
  return {
    uid: '',
    logistics_id: '',
    event_id: `${classifier} ${date} ${reported}`,
    event_type: 'TRANSPORT',
    code: 'ARRI',
    classifier,
    date_time: day(date),
    reported_at: day(reported),
    stop: 2,
    location: null,
    is_empty: false,
    vessel: null,
    imo: null,
    voyage: null,
    containers: [],
    remark: null,
    proof: null,
    received_at: day(reported),
    ...more,
  } satisfies TrackingEvent
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}
