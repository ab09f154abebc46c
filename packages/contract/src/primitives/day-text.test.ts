import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('a day is written alike everywhere, September too', () => {
  expect(dayText('2026-09-05')).toBe('5 Sep 2026')
  expect(dayText(new Date('2026-11-30T23:59:59Z'))).toBe('30 Nov 2026')
  expect(dayText('soon')).toBe('Invalid Date')
})
