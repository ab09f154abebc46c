import { expect, test } from 'vitest'
import { afterBusinessDays } from './promises.ts'

test.each([
  ['a Monday', '2026-11-16T09:30:00Z', 4, '2026-11-20T09:30:00Z'],
  ['a Thursday, over a weekend', '2026-11-19T09:30:00Z', 4, '2026-11-25T09:30:00Z'],
  ['a Saturday', '2026-11-21T09:30:00Z', 4, '2026-11-26T09:30:00Z'],
  ['a Friday, the next one', '2026-11-20T23:59:00Z', 1, '2026-11-23T23:59:00Z'],
  ['no days at all', '2026-11-21T09:30:00Z', 0, '2026-11-21T09:30:00Z'],
])('counts business days from %s', (_, from, days, to) => {
  expect(afterBusinessDays(new Date(from), days)).toEqual(new Date(to))
})
