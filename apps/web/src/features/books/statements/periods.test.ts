import { expect, test } from 'vitest'
import { lastMonths, todayInUtc } from './periods.ts'

test('the current month ends today, earlier ones on their last day, also in leap years', () => {
  const months = lastMonths(new Date('2028-03-05T23:59:59Z'))
  expect(months).toHaveLength(12)
  expect(months.slice(0, 4)).toEqual([
    { name: 'March 2028, so far', from: '2028-03-01', to: '2028-03-05' },
    { name: 'February 2028', from: '2028-02-01', to: '2028-02-29' },
    { name: 'January 2028', from: '2028-01-01', to: '2028-01-31' },
    { name: 'December 2027', from: '2027-12-01', to: '2027-12-31' },
  ])
})

test('days are UTC days in every time zone', () => {
  expect(todayInUtc(new Date('2026-02-28T23:30:00-05:00'))).toBe('2026-03-01')
  expect(lastMonths(new Date('2026-02-28T23:30:00-05:00'))[0]?.name).toBe('March 2026, so far')
})
