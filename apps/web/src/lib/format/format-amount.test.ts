import { expect, test } from 'vitest'
import { formatPercent, formatRest, formatShare } from './format-amount.ts'

test('a percentage has two decimals', () => {
  expect(formatPercent(0.5)).toBe('0.50')
})

test('a share is the nearest hundredth of a percent, and exact where the amounts are', () => {
  expect(formatShare(0.5, 1000, 'USD')).toBe('0.05')
  expect(formatShare('0.01', '0.03', 'USD')).toBe('33.33')
  expect(formatShare(5, 1000, 'JPY')).toBe('0.50')
})

test('a share of nothing is nothing', () => {
  expect(formatShare(1, 0, 'USD')).toBe('0.00')
})

test('what is left of an amount is exact to the cent', () => {
  expect(formatRest(1000.3, 0.1, 'USD')).toBe('1,000.20 USD')
  expect(formatRest(1000.3, 0, 'USD')).toBe('1,000.30 USD')
})
