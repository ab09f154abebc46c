import { expect, test } from 'vitest'
import type { PortfolioSum } from '../financing-queries.ts'
import { dueGroups } from './due-groups.ts'

const sum = {
  currency: 'USD',
  overdue: 300,
  ageing: [
    { bucket: 'not_due', fundings: 9, outstanding: 900 },
    { bucket: '1-30', fundings: 2, outstanding: 100 },
    { bucket: '90+', fundings: 1, outstanding: 200 },
  ],
  due_weeks: [
    { from: '2026-11-23', fundings: 4, outstanding: 400 },
    { from: '2027-01-18', fundings: 3, outstanding: 300 },
    { from: '2027-01-25', fundings: 1, outstanding: 0.1 },
    { from: '2027-02-08', fundings: 1, outstanding: 0.2 },
  ],
} as unknown as PortfolioSum

test('nine weeks from that of today on, the overdue before them, and all that is later', () => {
  const groups = dueGroups(sum, '2026-11-29')
  expect(groups).toHaveLength(11)
  expect(groups[0]).toMatchObject({ label: 'Overdue', fundings: 3, outstanding: 300 })
  expect(groups[1]).toEqual({
    key: '2026-11-23',
    label: '23 Nov',
    title: '23 Nov 2026 to 29 Nov 2026',
    fundings: 4,
    outstanding: 400,
  })
  expect(groups[2]).toMatchObject({ label: '30 Nov', fundings: 0, outstanding: 0 })
  expect(groups[9]).toMatchObject({ label: '18 Jan', fundings: 3, outstanding: 300 })
  expect(groups[10]).toMatchObject({ title: 'From 25 Jan 2027', fundings: 2, outstanding: '0.30' })
})

test('on a Monday the first week is that of the day', () => {
  expect(dueGroups(sum, '2026-11-23')[1]?.key).toBe('2026-11-23')
  expect(dueGroups(sum, '2026-11-30')[1]?.key).toBe('2026-11-30')
})
