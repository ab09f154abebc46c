import { expect, test } from 'vitest'
import { readBalance } from './read-balance.ts'

test.each([
  ['1,234.56 USD', 1234.56, 'USD'],
  [' 1234.5usd ', 1234.5, 'USD'],
  ['0 JPY', 0, 'JPY'],
  ['12.345 KWD', 12.345, 'KWD'],
])('"%s" is read as printed', (text, closing_balance, currency) => {
  expect(readBalance(text)).toEqual({ closing_balance, currency })
})

test.each(['', '1,234.56', 'USD', '12 XXX', '-5 USD', '1.2.3 EUR', ', USD'])('"%s" is no balance', (text) => {
  expect(readBalance(text)).toBeUndefined()
})
