import { expect, test } from 'vitest'
import { offeredCurrencies } from './offered-currencies.ts'
import { exemptionCodes, paidFromOptions, purposeCodes, sourcesOfFunds } from './payment-options.ts'

test('the currencies are the twenty of the specification, in its order', () => {
  expect(offeredCurrencies.join(' ')).toBe(
    'USD EUR JPY GBP AUD CAD CHF CNY SEK NZD MXN SGD HKD NOK KRW TRY INR RUB BRL ZAR',
  )
})

test('purpose codes run from IR001 to IR017 and from IR01801 to IR01811, each with a meaning of its own', () => {
  const numbered = (prefix: string, last: number, digits: number) =>
    Array.from({ length: last }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`)
  expect(Object.keys(purposeCodes)).toEqual([...numbered('IR', 17, 3), ...numbered('IR018', 11, 2)])
  expect(new Set(Object.values(purposeCodes)).size).toBe(28)
})

test('exemption codes are 01, 03 and 04', () => {
  expect(exemptionCodes).toEqual({
    '01': 'Trusted Beneficiary',
    '03': 'Recurring Transactions',
    '04': 'Payment to Self',
  })
})

test('sources of funds, and what a payment is paid from, have the specified names', () => {
  expect(sourcesOfFunds).toEqual([
    'Salary',
    'Personal Savings',
    'Personal Wealth',
    'Retirement Funds',
    'Business Owner/Shareholder',
    'Loan Facility',
    'Personal Account',
    'Corporate Account',
  ])
  expect(paidFromOptions).toEqual(['External Account', 'Account Balance', 'Both Combined'])
})
