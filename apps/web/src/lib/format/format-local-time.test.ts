import { expect, test } from 'vitest'
import { formatInstant } from './format-date.ts'
import { formatLocalDay, formatLocalInstant } from './format-local-time.ts'

const evening = '2026-12-17T20:30:00.000Z'

test('a time is as a clock at the place shows it, with its zone', () => {
  expect(formatLocalInstant(evening, 'Asia/Shanghai')).toBe('18 Dec 2026, 04:30 GMT+8')
  expect(formatLocalInstant(evening, 'America/New_York')).toBe('17 Dec 2026, 15:30 GMT-5')
  expect(formatLocalInstant(evening, 'Europe/Berlin')).toBe('17 Dec 2026, 21:30 CET')
})

test('a day is the day at the place', () => {
  expect(formatLocalDay(evening, 'Asia/Shanghai')).toBe('18 Dec 2026')
  expect(formatLocalDay('2026-09-01T00:00:00Z', 'America/New_York')).toBe('31 Aug 2026')
})

test('a zone that the browser does not know is shown in the reader’s own', () => {
  expect(formatLocalInstant(evening, 'Mars/Base')).toBe(formatInstant(evening))
})
