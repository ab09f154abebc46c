import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rateOrigin } from './rate-origin.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-22T12:00:00Z', 'Sandbox rate, 22 Nov 2026'],
  ['2026-11-21T12:00:00Z', 'Sandbox rate, 21 Nov 2026, 1 day old'],
  // As a calendar counts: not yet 48 hours.
  ['2026-11-20T16:00:00Z', 'Sandbox rate, 20 Nov 2026, 2 days old'],
  ['2026-11-20T12:00:00Z', 'Sandbox rate, 20 Nov 2026, 2 days old'],
])('a rate of %s shows its source, its day and its age', (asOf, shown) => {
  expect(rateOrigin('Sandbox rate', asOf)).toBe(shown)
})
