import { expect, test } from 'vitest'
import type { Refusal } from '../../../refusal.ts'
import { momentsOf, requirePeriod } from './period.ts'

const now = new Date('2026-11-30T09:30:00Z')

test.each([
  // Over; ends at this moment; not over.
  ['2026-10-01', '2026-10-31', now, '2026-11-01T00:00:00.000Z'],
  ['2026-11-29', '2026-11-29', new Date('2026-11-30T00:00:00Z'), '2026-11-30T00:00:00.000Z'],
  ['2026-11-01', '2026-11-30', now, now.toISOString()],
])('the period from %s to %s ends with its last day, or now', (from, to, at, closes) => {
  const { opensAt, closesAt, endsAt } = momentsOf({ from, to }, at)
  expect([opensAt, closesAt]).toEqual([new Date(`${from}T00:00:00Z`), new Date(closes)])
  expect(endsAt).toEqual(new Date(Date.parse(to) + 86_400_000))
})

test.each([
  ['2026-11-30', '2026-11-30', {}],
  ['2000-01-01', '2000-12-31', {}],
  ['1999-12-31', '2000-01-01', { from: 'Choose a later day' }],
  [
    '2026-12-01',
    '2026-12-02',
    { from: 'The first day is in the future', to: 'The last day is in the future' },
  ],
  ['2026-11-30', '2026-12-01', { to: 'The last day is in the future' }],
  ['2026-11-02', '2026-11-01', { from: 'The first day is after the last day' }],
  ['2024-01-01', '2024-12-31', {}],
  ['2025-01-01', '2026-01-01', {}],
  ['2024-01-01', '2025-01-01', { to: 'A statement covers at most one year' }],
])('a statement from %s to %s is refused by %j', (from, to, fields) => {
  expect(refused(() => requirePeriod({ from, to }, now))).toEqual(fields)
})

function refused(ask: () => void): Record<string, string> | undefined {
  try {
    ask()
    return {}
  } catch (error) {
    return (error as Refusal).details.fields
  }
}
