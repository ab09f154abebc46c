import { money, parseMoney, rateText } from '@tradelane/money'
import { expect, it } from 'vitest'
import { moneyOf, rateOf, wireNumber } from './wire-values.ts'

it.each([
  ['5418.1700', 'INR', 541_817n],
  [1000.1, 'USD', 100_010n],
  ['1532.0000', 'KRW', 1_532n],
  [1.234, 'KWD', 1_234n],
  [0, 'USD', 0n],
])('reads %j %s', (amount, currency, minorUnits) => {
  expect(moneyOf(amount, currency)).toEqual(money(minorUnits, currency as 'USD'))
})

it.each([
  ['0.005', 'USD'],
  ['1.5', 'JPY'],
  [1e21, 'USD'],
  ['1', 'XXL'],
])('does not guess what %j %s means', (amount, currency) => {
  expect(() => moneyOf(amount, currency)).toThrow()
})

it('writes numbers that say exactly the same', () => {
  for (const text of ['0.01', '999999999999.99', '1000.10', '0.07'])
    expect(moneyOf(wireNumber(parseMoney(text, 'USD')), 'USD')).toEqual(parseMoney(text, 'USD'))
})

it('divides a rate by its scaling factor', () => {
  expect(rateText(rateOf(74.719, 1, 'USD', 'INR'), 3)).toBe('74.719')
  expect(rateText(rateOf(67.8, 100, 'JPY', 'USD'), 6)).toBe('0.678000')
  expect(rateText(rateOf(6.1e-7, 1, 'TRY', 'EUR'), 8)).toBe('0.00000061')
})
