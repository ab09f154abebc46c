import { describe, expect, test } from 'vitest'
import { accountListFaults, bankDetailFaults, canonicalBankDetails } from './bank-details.ts'

const american = {
  account_no: '000123456789',
  swift_ifsc: '026073150',
  payoutMethod: 'LOCAL',
  beneficiaryCountryCode: 'US',
  currency: 'USD',
} as const
type Details = Omit<typeof american, 'payoutMethod'> & {
  payoutMethod: 'LOCAL' | 'SWIFT' | 'WALLET' | 'PROXY'
}
type Changes = { [Field in keyof Details]?: Details[Field] | (string & {}) }
const account = (changes: Changes): Details => ({ ...american, ...changes }) as Details
const written = (account_no: string, changes: Changes = {}) =>
  canonicalBankDetails(account({ ...changes, account_no })).account_no

describe('only an IBAN loses its label and its hyphens', () => {
  test.each([
    // "IBAN" inside a number, or before what is none.
    ['X IBAN DE89 3704', 'XIBANDE893704'],
    ['IBAN DE8', 'IBANDE8'],
    ['12-AB34-5', '12-AB34-5'],
    ['AB1-2', 'AB1-2'],
    ['IBAN: DE89-3704', 'DE893704'],
  ])('%s is %s', (typed, number) => expect(written(typed)).toBe(number))
})

test('what is paid to a wallet or a proxy stays as it was typed, inside its outer blanks', () => {
  for (const payoutMethod of ['WALLET', 'PROXY'])
    expect(written(' iban de89 3704-x ', { payoutMethod })).toBe('iban de89 3704-x')
})

test('the code of the second bank and the tax number of the owner lose the signs between their digits', () => {
  const typed = { ...american, second_bank_code: ' chas-us 33 ', owner_id_number: ' 12.abc.345/01de-35 ' }
  expect(canonicalBankDetails(typed)).toEqual({
    ...american,
    second_bank_code: 'CHASUS33',
    owner_id_number: '12ABC34501DE35',
  })
  const empty = { ...american, second_bank_code: '', owner_id_number: '' }
  expect(canonicalBankDetails(empty)).toEqual(empty)
})

test('a list names the account and the field that is wrong, and one that is in it twice', () => {
  const list = [
    account({}),
    account({ account_no: '0001 2345 6789' }),
    account({ currency: 'EUR' }),
    account({ payoutMethod: 'SWIFT' }),
  ]
  expect(accountListFaults(list)).toEqual({
    '1.account_no': 'This account is already listed above',
    '3.swift_ifsc': 'A SWIFT payment needs the BIC of the bank: 8 or 11 characters',
  })
})

const numberFault = (account_no: string, changes: Changes = {}) =>
  bankDetailFaults(account({ ...changes, account_no })).account_no
const codeFault = (
  swift_ifsc: string,
  beneficiaryCountryCode: string,
  payoutMethod: Details['payoutMethod'],
) => bankDetailFaults(account({ swift_ifsc, beneficiaryCountryCode, payoutMethod })).swift_ifsc

describe('an account number', () => {
  test('that only has letters and digits in a row as an IBAN has is none', () => {
    for (const number of ['12AB34', 'AB1C']) expect(numberFault(number)).toBeUndefined()
  })

  test('has at most 34 characters', () => {
    expect(numberFault('1'.repeat(34))).toBeUndefined()
    expect(numberFault('1'.repeat(35))).toBe('An account number has at most 34 characters')
  })

  test.each(['DE12@pix.example', 'Ada Okafor', 'ada_1'])('may be the alias %s', (alias) => {
    for (const payoutMethod of ['PROXY', 'WALLET'])
      expect(numberFault(alias, { payoutMethod })).toBeUndefined()
  })

  test('of 18 digits is a CLABE in Mexico, and nowhere else', () => {
    const wrong = '032180000118359710'
    const mexican = { beneficiaryCountryCode: 'MX', swift_ifsc: 'BNMXMXMM' }
    expect(numberFault(wrong, mexican)).toMatch(/^The check digits of this CLABE do not match/)
    expect(numberFault('032180000118359719', mexican)).toBeUndefined()
    for (const other of [`${wrong}0`, `A${wrong}`, `${wrong}A`, '12345'])
      expect(numberFault(other, mexican)).toBeUndefined()
    expect(numberFault(wrong)).toBeUndefined()
  })
})

describe('a bank code', () => {
  test.each(['MPE_SA', '_MPESA', 'MPESA_'])('%s has another sign than letters and digits', (code) => {
    expect(codeFault(code, 'KE', 'WALLET')).toBe('A bank code has only letters and digits')
  })

  test('of letters and digits is a BIC, unless a wallet is paid', () => {
    expect(codeFault('12AB', 'US', 'LOCAL')).toBe('A BIC has 8 or 11 characters, this one has 4')
    expect(codeFault('MPESA', 'KE', 'SWIFT')).toBe('A BIC has 8 or 11 characters, this one has 5')
    for (const code of ['1CHASUS33', 'CHASUS3', 'MPESA'])
      expect(codeFault(code, 'KE', 'WALLET')).toBeUndefined()
  })

  test.each(['XSBIN0000058', 'SBIN0000058X'])('%s is no IFSC', (code) => {
    expect(codeFault(code, 'IN', 'LOCAL')).toBe(
      'A BIC has 8 or 11 characters, this one has 12; an IFSC has four letters, a zero and six characters',
    )
  })

  test('of nine digits is a routing number in the United States alone', () => {
    expect(codeFault('026037150', 'US', 'LOCAL')).toMatch(/^The check digits of this routing number/)
    expect(codeFault('12345678', 'US', 'LOCAL')).toBeUndefined()
    expect(codeFault('026037150', 'JP', 'LOCAL')).toBeUndefined()
    expect(codeFault('026037150', 'IN', 'WALLET')).toBeUndefined()
  })
})

test('a tax number is checked in Brazil, where it has the length of one', () => {
  const fault = (owner_id_number: string | undefined, beneficiaryCountryCode = 'BR') =>
    bankDetailFaults({
      ...account({ beneficiaryCountryCode, swift_ifsc: 'BRASBRRJ' }),
      ...(owner_id_number !== undefined && { owner_id_number }),
    }).owner_id_number
  expect(fault('52998224726')).toMatch(/^The check digits of this CPF/)
  expect(fault('00000000000192')).toMatch(/^The check digits of this CNPJ/)
  for (const fine of ['52998224725', '00000000000191', '123', '', undefined])
    expect(fault(fine)).toBeUndefined()
  expect(fault('52998224726', 'US')).toBeUndefined()
})
