import { expect, test } from 'vitest'
import { arrivalText } from './freight-words.ts'

test('the goods arrive so many days after the loading, over the end of a year', () => {
  expect(arrivalText({ shipping_date: '2026-12-03', days: 36 })).toBe('8 Jan 2027')
})
