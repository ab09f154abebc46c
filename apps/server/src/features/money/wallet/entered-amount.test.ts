import type { Currency } from '@tradelane/money'
import { money } from '@tradelane/money'
import { expect, it } from 'vitest'
import { Refusal } from '../../../refusal.ts'
import { enteredAmount } from './entered-amount.ts'

it('An amount of a currency without decimals is in whole units', () => {
  expect(enteredAmount('1000', 'JPY')).toEqual(money(1_000n, 'JPY'))
})

it.each(['USD', 'JPY'] as const)('Exactly 1,000,000,000 %s can be moved at a time', (currency) => {
  expect(refusalOf('1000000000', currency)).toBeUndefined()
})

it.each([
  ['USD', '1000000000.01'],
  ['JPY', '1000000001'],
] as const)('One minor unit more than 1,000,000,000 %s is refused', (currency, text) => {
  expect(refusalOf(text, currency)).toHaveProperty('amount')
})

it.each(['0', '0.00', '-5', 'ten', ''])('"%s" is no valid amount', (text) => {
  expect(refusalOf(text, 'USD')).toEqual({ amount: 'Enter a valid amount' })
})

/** What is said at the field, or undefined where the amount is accepted. */
function refusalOf(text: string, currency: Currency): unknown {
  try {
    enteredAmount(text, currency)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.details.fields : error
  }
}
