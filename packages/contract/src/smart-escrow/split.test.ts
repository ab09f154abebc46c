import { type Currency, formatMoney, parseMoney } from '@tradelane/money'
import { expect, test } from 'vitest'
import { splitOf } from './split.ts'

test.each<[string, Currency, number, string, string]>([
  ['2352.00', 'USD', 33, '776.16 USD', '1,575.84 USD'],
  ['0.05', 'USD', 50, '0.02 USD', '0.03 USD'],
  ['100', 'JPY', 33, '33 JPY', '67 JPY'],
  ['10', 'USD', 0, '0.00 USD', '10.00 USD'],
  ['10', 'USD', 100, '10.00 USD', '0.00 USD'],
])('Of %s %s, %i %% are %s to the seller and %s back', (amount, currency, percent, released, refunded) => {
  const split = splitOf(parseMoney(amount, currency), percent)
  expect([formatMoney(split.released), formatMoney(split.refunded)]).toEqual([released, refunded])
})
