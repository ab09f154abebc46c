import { expect, test } from 'vitest'
import type { TimelineItem } from '../../../../ui/records/timeline.tsx'
import { eventItems, foldedEvents } from './event-items.ts'

type Milestone = Parameters<typeof eventItems>[0][number]

const hamburg = {
  name: 'Hamburg',
  countryCode: 'DE',
  code: 'DEHAM',
  lat: 53.5,
  lng: 10,
  time_zone: 'Europe/Berlin',
}
const milestone = (changes: Partial<Milestone>): Milestone => ({
  label: 'Vessel arrives',
  event_type: 'TRANSPORT',
  code: 'ARRI',
  location: hamburg,
  vessel: 'Blue Lantern',
  imo: '9964467',
  voyage: '859E',
  planned: '2026-12-23T20:00:00.000Z',
  estimated: null,
  actual: null,
  overdue_since: null,
  shown_at: '2026-12-23T20:00:00.000Z',
  classifier: 'PLN',
  ...changes,
})
const day = '2026-12-24T02:00:00.000Z'

test('planned, estimated and actual times have different labels', () => {
  const items = eventItems([
    milestone({ actual: day, shown_at: day, classifier: 'ACT' }),
    milestone({ estimated: day, shown_at: day, classifier: 'EST' }),
    milestone({}),
  ])
  expect(items.map(({ at }) => at?.split(':')[0])).toEqual(['Actual', 'Estimated', 'Planned'])
})

test('what has happened is done, the next is under way, and the rest is still to come', () => {
  const done = milestone({ actual: day, shown_at: day, classifier: 'ACT' })
  expect(eventItems([done, milestone({}), milestone({})]).map(({ state }) => state)).toEqual([
    'done',
    'now',
    'next',
  ])
})

test('the planned time is shown beside the actual time only when they differ', () => {
  const [moved, kept] = eventItems([
    milestone({ actual: day, shown_at: day, classifier: 'ACT' }),
    milestone({ planned: day, actual: day, shown_at: day, classifier: 'ACT' }),
  ])
  expect(moved?.text).toMatch(/^Hamburg \(DEHAM\), Blue Lantern, 859E · planned 23 Dec 2026/)
  expect(kept?.text).toBe('Hamburg (DEHAM), Blue Lantern, 859E')
})

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [5, [3, 4, 5, 6, 7]],
  [9, [5, 6, 7, 8, 9]],
  [10, [5, 6, 7, 8, 9]],
])(
  'of ten events, %i of which have happened, the last two and the next three are shown',
  (happened, shown) => {
    const items = Array.from({ length: 10 }, (_, index): TimelineItem => {
      const state = index < happened ? 'done' : index === happened ? 'now' : 'next'
      return { key: String(index), title: '', state }
    })
    const visible = foldedEvents(items).flatMap(({ isFolded }, index) => (isFolded ? [] : [index]))
    expect(visible).toEqual(shown)
  },
)

test('few events are all shown', () => {
  const items: TimelineItem[] = [{ key: 'one', title: '', state: 'now' }]
  expect(foldedEvents(items)).toMatchObject([{ isFolded: false }])
})
