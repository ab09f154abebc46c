import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
  [1200, '1,200 days'],
])('%d is %s', (count, text) => {
  expect(counted(count, 'day')).toBe(text)
})
