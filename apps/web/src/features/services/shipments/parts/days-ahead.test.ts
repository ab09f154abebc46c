import { expect, test } from 'vitest'
import { isAhead } from './days-ahead.tsx'

test.each([
  ['2026-12-14T13:00:00.000Z', true],
  ['2026-12-01T08:00:00.001Z', true],
  ['2026-12-01T08:00:00.000Z', false],
  ['2026-11-30T20:00:05.000Z', false],
])('a carrier that reports as of %s is ahead of 30 November, 20:00: %s', (asOf, ahead) => {
  expect(isAhead(asOf, new Date('2026-11-30T20:00:00.000Z'))).toBe(ahead)
})
