import { expect, test } from 'vitest'
import { accountFacts } from './account-facts.ts'
import type { AccountDetails } from './calls.ts'

const account = (changes: Partial<AccountDetails>): AccountDetails => ({
  accountName: 'Baltic Trading',
  uniquePaymentId: '12345678',
  fullBankName: 'A Bank',
  routingCodeType1: 'SWIFT',
  routingCodeValue1: 'TRDLGB20',
  bankAddress: 'A Street',
  currency: 'GBP',
  ...changes,
})
const shown = (changes: Partial<AccountDetails>) =>
  accountFacts(account(changes))
    .filter(({ label }) => !['Account holder', 'Bank', 'Bank address'].includes(label))
    .map(({ label, value, copied }) => [label, value, copied])

test('holder, number, codes and bank, in this order', () => {
  const facts = accountFacts(account({ routingCodeType2: 'SORT CODE', routingCodeValue2: '100000' }))
  expect(facts.map(({ label }) => label)).toEqual([
    'Account holder',
    'Account number',
    'BIC (SWIFT)',
    'Sort code',
    'Bank',
    'Bank address',
  ])
})

test('an IBAN is printed in groups of four, and copied without spaces', () => {
  expect(shown({ uniquePaymentId: 'LT121000011101001000', currency: 'EUR' })[0]).toEqual([
    'IBAN',
    'LT12 1000 0111 0100 1000',
    'LT121000011101001000',
  ])
})

test.each<[string, Partial<AccountDetails>, [string, string]]>([
  ['ABA (ACH)', { currency: 'USD', routingCodeValue1: '026073150' }, ['Routing number (ABA)', '026073150']],
  ['SORT CODE', { routingCodeValue1: '100000' }, ['Sort code', '10-00-00']],
  ['BSB CODE', { currency: 'AUD', routingCodeValue1: '012515' }, ['BSB', '012-515']],
  ['IFSC', { currency: 'INR', routingCodeValue1: 'SBIN0000058' }, ['IFSC', 'SBIN0000058']],
  ['TRANSIT NUMBER', { currency: 'CAD', routingCodeValue1: '00012' }, ['Transit number', '00012']],
  ['BANK CODE', { currency: 'CAD', routingCodeValue1: '001' }, ['Institution number', '001']],
  ['BANK CODE', { currency: 'HKD', routingCodeValue1: '151' }, ['Bank code', '151']],
  ['CNAPS', { currency: 'CNY', routingCodeValue1: '999290000004' }, ['CNAPS code', '999290000004']],
  ['A NEW CODE', { routingCodeValue1: '7' }, ['A NEW CODE', '7']],
])('%s has the name that its country gives it', (routingCodeType1, changes, [label, value]) => {
  expect(shown({ routingCodeType1, ...changes })[1]).toEqual([label, value, changes.routingCodeValue1])
})

test('a CLABE is called so, and a number of New Zealand is printed in its parts', () => {
  expect(shown({ currency: 'MXN', uniquePaymentId: '002180123456789012' })[0]?.[0]).toBe('CLABE')
  expect(shown({ currency: 'NZD', uniquePaymentId: '0109020068389000' })[0]?.[1]).toBe('01-0902-0068389-000')
})

test('what the provider does not say is left out', () => {
  expect(accountFacts(account({ accountName: '', bankAddress: '' })).map(({ label }) => label)).toEqual([
    'Account number',
    'BIC (SWIFT)',
    'Bank',
  ])
})
