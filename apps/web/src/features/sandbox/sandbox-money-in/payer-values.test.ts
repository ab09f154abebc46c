import { expect, it } from 'vitest'
import { accountLabel, emptyPayer, paymentOf, problemsOf } from './payer-values.ts'

const account = {
  company_name: 'Baltic Trading',
  currency: 'EUR',
  account_number: 'LT601010012345678901',
  is_verified: true,
} as const
const filled = {
  company: account.account_number,
  amount: '1000.5',
  sender: 'Buyer GmbH',
  sender_account: ' ',
  reference: 'Invoice 4711',
}

it('A filled form is a payment in the currency of the account, without an empty account of the sender', () => {
  expect(paymentOf(filled, account)).toEqual({
    company: account.account_number,
    currency: 'EUR',
    amount: 1000.5,
    sender: 'Buyer GmbH',
    reference: 'Invoice 4711',
  })
  expect(problemsOf(paymentOf(filled, account))).toEqual([])
})

it('An empty form asks for everything but the account of the sender, from top to bottom', () => {
  expect(problemsOf(paymentOf(emptyPayer, undefined))).toEqual([
    ['company', 'Choose an account'],
    ['amount', 'Enter a valid amount'],
    ['sender', 'Sender is required'],
    ['reference', 'Reference is required'],
  ])
})

it('An account says whose it is, and whether money can arrive', () => {
  expect(accountLabel(account)).toBe('Baltic Trading, EUR, LT601010012345678901')
  expect(accountLabel({ ...account, is_verified: false })).toContain('(not verified yet)')
})
