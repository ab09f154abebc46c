import { randomUUID } from 'node:crypto'
import type { Currency } from '@tradelane/money'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { stdnum } from 'stdnum'
import UkModulusChecking from 'uk-modulus-checking'
import { describe, expect, it } from 'vitest'
import type { AccountDetails } from '../payment-provider.ts'
import { accountDetailsFor } from './account-details.ts'

const accountOf = (currency: Currency, customerId: string = randomUUID()): AccountDetails =>
  accountDetailsFor({ customerId, name: 'Baltic Trading' }, currency)
/** Enough to meet every remainder of every rule. */
const accountsOf = (currency: Currency, length = 150) => Array.from({ length }, () => accountOf(currency))
const numberOf = ({ uniquePaymentId }: AccountDetails) => uniquePaymentId
const isStandard = (country: string, name: string, number: string) =>
  stdnum[country]?.[name]?.validate(number).isValid

// The rules are checked by packages that know nothing of ours; where there is none, by the authority's own formula.
describe('the account numbers of the sandbox', () => {
  it.each<[Currency, string]>([
    ['EUR', 'LT'],
    ['CHF', 'CH'],
    ['SEK', 'SE'],
    ['NOK', 'NO'],
    ['TRY', 'TR'],
    ['BRL', 'BR'],
  ])('are valid IBANs for %s', (currency, country) => {
    for (const account of accountsOf(currency)) {
      expect(numberOf(account).slice(0, 2)).toBe(country)
      expect(isValidIBAN(numberOf(account))).toBe(true)
      expect(account.routingCodeType1).toBe('SWIFT')
    }
  })

  it('have the Norwegian check digit inside the IBAN', () => {
    for (const account of accountsOf('NOK'))
      expect(isStandard('NO', 'kontonr', numberOf(account).slice(4))).toBe(true)
  })

  it('pass the modulus check of British banks, which a wrong digit fails', () => {
    const isValid = (accountNumber: string, sortCode: string) =>
      new UkModulusChecking({ accountNumber, sortCode }).isValid()
    // The validator reads its table again for each.
    for (const account of accountsOf('GBP', 30)) {
      expect(account.routingCodeType1).toBe('SORT CODE')
      const number = numberOf(account)
      expect([number.length, isValid(number, account.routingCodeValue1)]).toEqual([8, true])
      const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
      expect(isValid(wrong, account.routingCodeValue1)).toBe(false)
    }
  })

  it('are CLABEs for MXN and New Zealand’s numbers for NZD', () => {
    for (const account of accountsOf('MXN')) expect(isStandard('MX', 'clabe', numberOf(account))).toBe(true)
    for (const account of accountsOf('NZD')) expect(isStandard('NZ', 'bank', numberOf(account))).toBe(true)
  })

  it('have the key of the Bank of Russia, made with the bank’s code', () => {
    for (const account of accountsOf('RUB')) {
      const [bank, number] = [account.routingCodeValue1, numberOf(account)]
      expect([bank, number]).toEqual([
        expect.stringMatching(/^04\d{7}$/),
        expect.stringMatching(/^40702810\d{12}$/),
      ])
      // As the rule says it: with the key as 0, the last digits of the products are added, and the last digit times three is the key.
      const text = `${bank.slice(-3)}${number.slice(0, 8)}0${number.slice(9)}`
      const sum = [...text].reduce(
        (sum, digit, at) => sum + ((Number(digit) * ([7, 1, 3][at % 3] ?? 0)) % 10),
        0,
      )
      expect(number[8]).toBe(String(((sum % 10) * 3) % 10))
    }
  })

  it.each<[Currency, RegExp]>([
    ['USD', /^\d{12}$/],
    ['JPY', /^\d{7}$/],
    ['AUD', /^\d{9}$/],
    ['CAD', /^\d{7}$/],
    ['CNY', /^\d{16}$/],
    ['SGD', /^\d{10}$/],
    ['HKD', /^\d{12}$/],
    ['KRW', /^\d{12}$/],
    ['INR', /^\d{11}$/],
    ['ZAR', /^\d{11}$/],
  ])('have the length that %s accounts have', (currency, form) => {
    for (const account of accountsOf(currency)) expect(numberOf(account)).toMatch(form)
  })

  it('are the same each time for one customer, and others for another', () => {
    const customerId = randomUUID()
    expect(accountOf('GBP', customerId)).toEqual(accountOf('GBP', customerId))
    expect(new Set(accountsOf('EUR').map(numberOf)).size).toBe(150)
  })
})

describe('the routing codes of the sandbox', () => {
  const codesOf = (currency: Currency) => {
    const { routingCodeType1, routingCodeValue1, routingCodeType2, routingCodeValue2 } = accountOf(currency)
    const first = [routingCodeType1, routingCodeValue1]
    return [first, ...(routingCodeType2 ? [[routingCodeType2, routingCodeValue2]] : [])]
  }

  it.each<[Currency, string, RegExp]>([
    ['GBP', 'SORT CODE', /^\d{6}$/],
    ['AUD', 'BSB CODE', /^\d{6}$/],
    ['INR', 'IFSC', /^[A-Z]{4}0[A-Z\d]{6}$/],
    ['HKD', 'BANK CODE', /^\d{3}$/],
    ['KRW', 'BANK CODE', /^\d{3}$/],
    ['ZAR', 'BRANCH CODE', /^\d{6}$/],
  ])('of %s are one %s, beside a BIC', (currency, type, form) => {
    expect(codesOf(currency)).toEqual([
      [type, expect.stringMatching(form)],
      ['SWIFT', expect.any(String)],
    ])
  })

  it.each<[Currency, [string, RegExp], [string, RegExp]]>([
    ['CAD', ['TRANSIT NUMBER', /^\d{5}$/], ['BANK CODE', /^\d{3}$/]],
    ['JPY', ['BANK CODE', /^\d{4}$/], ['BRANCH CODE', /^\d{3}$/]],
    ['SGD', ['BANK CODE', /^\d{4}$/], ['BRANCH CODE', /^\d{3}$/]],
  ])('of %s are two national ones', (currency, first, second) => {
    expect(codesOf(currency)).toEqual(
      [first, second].map(([type, form]) => [type, expect.stringMatching(form)]),
    )
  })

  it('of USD have the check digit of the American Bankers Association', () => {
    const [[type, code = ''] = []] = codesOf('USD')
    expect(type).toBe('ABA (ACH)')
    expect(code).toMatch(/^\d{9}$/)
    expect([...code].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10).toBe(
      0,
    )
  })

  it('of CNY have the check digit of CNAPS, which those of five large banks have too', () => {
    const isCnaps = (code: string) => {
      // ISO 7064 MOD 11,10.
      let rest = 10
      for (const digit of code.slice(0, -1)) {
        rest = (rest + Number(digit)) % 10 || 10
        rest = (rest * 2) % 11
      }
      return /^\d{12}$/.test(code) && (rest + Number(code.at(-1))) % 10 === 1
    }
    for (const known of ['102100099996', '103100000026', '104100000004', '105100000017', '308584000013'])
      expect(isCnaps(known)).toBe(true)
    const [[type, code = ''] = []] = codesOf('CNY')
    expect([type, isCnaps(code)]).toEqual(['CNAPS', true])
  })

  it('are valid BICs of the bank’s country, marked as those of tests', () => {
    for (const currency of ['USD', 'GBP', 'EUR', 'AUD', 'CNY', 'MXN', 'NZD', 'RUB', 'ZAR'] as const) {
      const bic = codesOf(currency).find(([type]) => type === 'SWIFT')?.[1] ?? ''
      expect([currency, isValidBIC(bic), bic[7]]).toEqual([currency, true, '0'])
    }
  })
})

it('The holder is the customer, and the bank says that it is a sandbox', () => {
  expect(accountOf('EUR')).toMatchObject({
    accountName: 'Baltic Trading',
    fullBankName: 'Tradelane Sandbox Bank, LT',
    bankAddress: 'Konstitucijos pr. 7, Vilnius',
  })
})
