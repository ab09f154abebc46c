import { stdnum } from 'stdnum'
import { describe, expect, test } from 'vitest'
import { bankDetailFaults, bicQuestions } from './bank-details.ts'
import { isClabe, isCnpj, isCpf, isRoutingNumber } from './check-digits.ts'

// developer.tazapay.com, "ABA Routing Number Validation": 021000021. The others are on the sites of their banks.
test.each(['021000021', '026073150', '011401533', '091000019'])('%s is a routing number', (text) => {
  expect(isRoutingNumber(text)).toBe(true)
  expect(wrongDigits(text).filter(isRoutingNumber)).toEqual([])
})

// github.com/suryatejamuthyala/Clabevalidation: the example 032180000118359719.
test('032180000118359719 is a CLABE', () => {
  expect(isClabe('032180000118359719')).toBe(true)
  expect(wrongDigits('032180000118359719').filter(isClabe)).toEqual([])
})

// "Cálculo dos dígitos verificadores de CNPJ alfanumérico" (Serpro): 12.ABC.345/01DE-35. 00.000.000/0001-91 is the number of Banco do Brasil.
test.each(['12ABC34501DE35', '00000000000191', '33000167000101'])('%s is a CNPJ', (text) => {
  expect(isCnpj(text)).toBe(true)
  expect(isCnpj(`${text.slice(0, 12)}${text[13]}${text[12]}`)).toBe(text[12] === text[13])
})

test('a CPF has two check digits, and is not the same digit eleven times', () => {
  expect(isCpf('52998224725')).toBe(true)
  expect(wrongDigits('52998224725').filter(isCpf)).toEqual([])
  expect(['11111111111', '00000000000', '5299822472'].filter(isCpf)).toEqual([])
})

// A second reading of the same rules. It takes the same digit eleven times as a CPF, which Brazil's tax office has never given out.
test('the npm package stdnum says the same of numbers with each possible ending', () => {
  const says = (country: string, kind: string, text: string) =>
    stdnum[country]?.[kind]?.validate(text).isValid === true
  for (let seed = 1; seed <= 50; seed++) {
    const start = String(123_456_789_012n * BigInt(seed) ** 2n).padStart(16, '5')
    for (let ending = 0; ending < 100; ending++) {
      const last = String(ending).padStart(2, '0')
      const [cpf, cnpj, clabe] = [
        `${start.slice(0, 9)}${last}`,
        `AB${start.slice(0, 10)}${last}`,
        `032180${start.slice(0, 10)}${last}`,
      ]
      expect([isCpf(cpf), isCnpj(cnpj), isClabe(clabe)]).toEqual([
        says('BR', 'cpf', cpf),
        says('BR', 'cnpj', cnpj),
        says('MX', 'clabe', clabe),
      ])
    }
  }
})

describe('an account is refused beside the field', () => {
  const account = { account_no: '000123456789', payoutMethod: 'LOCAL', beneficiaryCountryCode: 'US' } as const

  test.each([
    ['swift_ifsc', { ...account, swift_ifsc: '026037150' }, 'routing number'],
    [
      'account_no',
      { ...account, beneficiaryCountryCode: 'MX', swift_ifsc: 'BNMXMXMM', account_no: '032180000118359791' },
      'CLABE',
    ],
    [
      'owner_id_number',
      { ...account, beneficiaryCountryCode: 'BR', swift_ifsc: '001', owner_id_number: '12ABC34501DE53' },
      'CNPJ',
    ],
    [
      'owner_id_number',
      { ...account, beneficiaryCountryCode: 'BR', swift_ifsc: '001', owner_id_number: '52998224752' },
      'CPF',
    ],
  ] as const)('at %s', (field, details, what) => {
    expect(bankDetailFaults(details)).toEqual({
      [field]: `The check digits of this ${what} do not match: a digit is wrong or two are swapped. Compare it with the invoice`,
    })
  })

  test('and taken where they match, and where the number is of another country', () => {
    expect(bankDetailFaults({ ...account, swift_ifsc: '026073150' })).toEqual({})
    expect(bankDetailFaults({ ...account, swift_ifsc: '026037150', beneficiaryCountryCode: 'ZA' })).toEqual(
      {},
    )
    const clabe = { ...account, beneficiaryCountryCode: 'MX', swift_ifsc: 'BNMXMXMM' } as const
    expect(bankDetailFaults({ ...clabe, account_no: '032180000118359719' })).toEqual({})
  })
})

test.each([
  ['US', 'CHASUS33', 'routing number of nine digits'],
  ['AU', 'CTBAAU2S', 'BSB code of six digits'],
  ['HK', 'HSBCHKHH', 'bank code of three digits'],
  ['GB', 'NWBKGB2L', 'sort code of six digits'],
])('a BIC of a local account in %s is asked about', (beneficiaryCountryCode, swift_ifsc, code) => {
  const account = {
    account_no: '000123456789',
    swift_ifsc,
    payoutMethod: 'LOCAL',
    beneficiaryCountryCode,
  } as const
  expect(bicQuestions([account])).toEqual([expect.stringContaining(code)])
  expect(bicQuestions([{ ...account, payoutMethod: 'SWIFT' }])).toEqual([])
})

test('a British IBAN has its sort code in itself', () => {
  const account = { account_no: 'GB29NWBK60161331926819', swift_ifsc: 'NWBKGB2L' } as const
  expect(bicQuestions([{ ...account, payoutMethod: 'LOCAL', beneficiaryCountryCode: 'GB' }])).toEqual([])
})

/** Every number that differs in one digit, or has two different neighbours swapped, but for pairs that the weights cannot tell apart. */
function wrongDigits(text: string): string[] {
  const digits = [...text]
  const changed = digits.flatMap((digit, place) =>
    [...'0123456789'].filter((other) => other !== digit).map((other) => digits.with(place, other).join('')),
  )
  const swapped = digits.slice(1).flatMap((digit, place) => {
    const before = digits[place] ?? ''
    const isSeen = digit !== before && Math.abs(Number(digit) - Number(before)) !== 5
    return isSeen
      ? [
          digits
            .with(place, digit)
            .with(place + 1, before)
            .join(''),
        ]
      : []
  })
  return [...changed, ...swapped]
}
