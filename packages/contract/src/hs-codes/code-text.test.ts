import { expect, test } from 'vitest'
import { hsDigits, hsText } from './code-text.ts'

test('A code is read with dots and spaces and without', () => {
  expect(['8471.30', '84 71 30', ' 84.71', '8471300000', '84'].map(hsDigits)).toEqual([
    '847130',
    '847130',
    '8471',
    '8471300000',
    '84',
  ])
})

test('What has letters, an odd number of digits or too many is no code', () => {
  expect(['laptop', '847', '84713', '84713000001', '8471-30', ''].map(hsDigits)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

test('A code is shown with the dots of customs', () => {
  expect(['84', '8471', '847130', '84713000', '8471300000'].map(hsText)).toEqual([
    '84',
    '84.71',
    '8471.30',
    '8471.30.00',
    '8471.30.00.00',
  ])
})
