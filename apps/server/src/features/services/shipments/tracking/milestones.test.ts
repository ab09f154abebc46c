import { expect, test } from 'vitest'
import type { TrackingEvent } from '../tracking-events.ts'
import { etaHistory } from './eta-history.ts'
import { exceptionsOf } from './exceptions.ts'
import { milestonesOf, transportTimes } from './milestones.ts'
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
