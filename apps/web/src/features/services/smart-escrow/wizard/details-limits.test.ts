import { modesOfAccount, paymentModes } from '@tradelane/contract/smart-escrow/options'
import { expect, it } from 'vitest'
import { costOf, type DetailValues, limitText, priceLimitText, valuesOf } from './details-values.ts'

const values = (changes: Partial<DetailValues>): DetailValues => ({ ...valuesOf(undefined), ...changes })

it('The simple form takes the amount sent from the wallet', () => {
  const cost = (amount_sent: string) =>
    costOf(values({ amount_sent }), { currency: 'EUR', isFull: false, basisPoints: 200 })
  expect([cost('7300'), cost(''), cost('7,3')]).toEqual(['7300', undefined, undefined])
})

it('The trade-finance form takes the price, with the fee on top where the sender pays it', () => {
  const cost = (fees_payed_by: string, transation_amount = '8000') =>
    costOf(values({ transation_amount, fees_payed_by }), { currency: 'USD', isFull: true, basisPoints: 200 })
  expect([cost('Sender'), cost('Beneficiary'), cost('')]).toEqual(['8163.27', '8000.00', undefined])
  expect(cost('Sender', '0')).toBeUndefined()
})

it('The limits of each amount are said before it is typed', () => {
  expect(limitText('sent', 'USD', 200)).toBe('49.75 USD to 10,000.00 USD')
  expect(limitText('received', 'USD', 200)).toBe('48.76 USD to 9,800.00 USD')
  expect(priceLimitText('USD', 'Equal Split', 200)).toBe('49.25 USD to 9,900.00 USD.')
  expect(priceLimitText('USD', '', 200)).toBe('Its limits depend on who pays the fee.')
})

it('An account that is paid in one way leaves no other mode', () => {
  const [local, swift] = paymentModes
  expect([modesOfAccount('LOCAL'), modesOfAccount('SWIFT'), modesOfAccount('PROXY')]).toEqual([
    [local],
    [swift],
    [local, swift],
  ])
})
