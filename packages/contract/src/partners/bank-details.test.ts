import { describe, expect, test } from 'vitest'
import { bankDetailFaults, bicQuestions, canonicalBankDetails } from './bank-details.ts'

const german = {
  account_no: 'DE89370400440532013000',
  swift_ifsc: 'DEUTDEFF',
  payoutMethod: 'SWIFT',
  beneficiaryCountryCode: 'DE',
} as const
const numberFault = (account_no: string, country = 'DE') =>
  bankDetailFaults({ ...german, account_no, beneficiaryCountryCode: country, swift_ifsc: `DEUT${country}FF` })
    .account_no
const codeFault = (
  swift_ifsc: string,
  country = 'US',
  payoutMethod: 'SWIFT' | 'LOCAL' | 'WALLET' = 'LOCAL',
) =>
  bankDetailFaults({ account_no: '000123456789', swift_ifsc, payoutMethod, beneficiaryCountryCode: country })
    .swift_ifsc

describe('an account number', () => {
  test('that is a valid IBAN has no error', () => {
    expect(bankDetailFaults(german)).toEqual({})
    // The registry's own examples, letters in the middle and the longest one among them.
    expect(numberFault('GB29NWBK60161331926819', 'GB')).toBeUndefined()
    expect(numberFault('MT84MALT011000012345MTLCAST001S', 'MT')).toBeUndefined()
    expect(numberFault('NO9386011117947', 'NO')).toBeUndefined()
    expect(numberFault('XK051212012345678906', 'XK')).toBeUndefined()
  })

  test('that starts like an IBAN gets a message about the part that is wrong', () => {
    expect(numberFault('DE8937040044053201300')).toBe('An IBAN of Germany has 22 characters, this one has 21')
    expect(numberFault('DE89370400440532013001')).toMatch(/check digits/)
    // Two neighbours swapped, as they are when copied by hand.
    expect(numberFault('DE89370400440532010300')).toMatch(/check digits/)
    expect(numberFault('DE8937040044O532013000')).toMatch(/the format of Germany/)
    expect(numberFault('ZZ89370400440532013000')).toMatch(/no country .* begin with ZZ/)
    expect(numberFault('US64SVBKUS6S3300958879', 'US')).toMatch(/no country .* begin with US/)
  })

  test('of a bank in West Africa has a bank code of two letters, or of a letter and a digit', () => {
    expect(numberFault('CI93CI0080111301134291200589', 'CI')).toBeUndefined()
    expect(numberFault('CI05A00060174100178530011852', 'CI')).toBeUndefined()
    expect(numberFault('SN12K00100152000025690007542', 'SN')).toBeUndefined()
    expect(numberFault('TG53TG0090604310346500400070', 'TG')).toBeUndefined()
    expect(numberFault('CI93CI0080111301134291200598', 'CI')).toMatch(/check digits/)
  })

  test('that is an IBAN of another country than the bank is refused', () => {
    expect(numberFault('DE89370400440532013000', 'FR')).toBe(
      'This IBAN is from Germany, but the bank’s country is France',
    )
    // Banks on Jersey have British IBANs.
    expect(numberFault('GB29NWBK60161331926819', 'JE')).toBeUndefined()
  })

  test('of a country without IBANs may be any letters and digits', () => {
    expect(numberFault('000123456789', 'US')).toBeUndefined()
    expect(numberFault('12-345.678/9', 'JP')).toBeUndefined()
    expect(numberFault('12_34', 'JP')).toBe('An account number has only letters and digits')
    expect(numberFault('１２３４５６', 'JP')).toMatch(
      /^“１” \(U\+FF11\) is not a letter from A to Z, a digit/,
    )
    // Cyrillic А, not Latin A.
    expect(numberFault('А12345', 'JP')).toMatch(/^“А” \(U\+0410\) is not a letter from A to Z/)
    expect(numberFault('1'.repeat(35), 'US')).toBe('An account number has at most 34 characters')
  })

  test('may be an alias where a wallet or a proxy is paid', () => {
    const alias = { ...german, payoutMethod: 'PROXY', swift_ifsc: 'PIX' } as const
    expect(bankDetailFaults({ ...alias, account_no: 'de12@pix.example' })).toEqual({})
    expect(bankDetailFaults({ ...alias, account_no: '+5511987654321' })).toEqual({})
    expect(bankDetailFaults({ ...alias, account_no: 'DE89370400440532013001' }).account_no).toMatch(/check/)
  })
})

describe('a bank code', () => {
  test('is a BIC of 8 or 11 characters', () => {
    expect(codeFault('CHASUS33')).toBeUndefined()
    expect(codeFault('CHASUS33XXX')).toBeUndefined()
    expect(codeFault('CHASUS3')).toBe('A BIC has 8 or 11 characters, this one has 7')
    expect(codeFault('CHASUS33XX')).toBe('A BIC has 8 or 11 characters, this one has 10')
    expect(codeFault('CH4SUS33')).toBe('A BIC begins with six letters, as DEUTDEFF does')
  })

  test('contains the country of the bank', () => {
    expect(codeFault('DEUTDEFF')).toBe('This BIC is from Germany, but the bank’s country is United States')
    expect(codeFault('DEUTZZFF')).toMatch(/ZZ is not a country/)
    expect(codeFault('BARCGB22', 'JE')).toBeUndefined()
  })

  test('of another country than the IBAN is a question, not an error', () => {
    const pairs = [
      ['MC5811222000010123456789030', 'BNPAFRPP', 'MC', 'France', 'Monaco'],
      ['SM86U0322509800000000270100', 'BCITITMM', 'SM', 'Italy', 'San Marino'],
      ['LI21088100002324013AA', 'UBSWCHZH', 'LI', 'Switzerland', 'Liechtenstein'],
      ['ES9121000418450200051332', 'REVOLT21', 'ES', 'Lithuania', 'Spain'],
      ['DE89370400440532013000', 'TRWIBEB1', 'DE', 'Belgium', 'Germany'],
    ] as const
    for (const [account_no, swift_ifsc, beneficiaryCountryCode, bank, place] of pairs) {
      const account = { ...german, account_no, swift_ifsc, beneficiaryCountryCode }
      expect(bankDetailFaults(account)).toEqual({})
      expect(bicQuestions([account])).toEqual([
        `The BIC ${swift_ifsc} is from ${bank}, but the IBAN ${account_no} is from ${place}. Some banks have both: compare them with the invoice`,
      ])
    }
    const jersey = { ...german, account_no: 'GB29NWBK60161331926819', swift_ifsc: 'BARCJESH' }
    expect(bicQuestions([german, jersey])).toEqual([])
    expect(bicQuestions([{ ...german, account_no: '000123456789', swift_ifsc: '026073150' }])).toEqual([])
  })

  test('may be a national number where the payment is local', () => {
    expect(codeFault('026073150')).toBeUndefined()
    expect(codeFault('026073150', 'US', 'SWIFT')).toMatch(/needs the BIC/)
  })

  test('is an IFSC for a local payment to India, and nowhere else', () => {
    expect(codeFault('SBIN0000058', 'IN')).toBeUndefined()
    expect(codeFault('SBININBB', 'IN')).toBeUndefined()
    expect(codeFault('SBIN000058', 'IN')).toMatch(/IFSC has four letters/)
    expect(codeFault('123456789', 'IN')).toMatch(/IFSC has four letters/)
    expect(codeFault('SBIN0000058', 'DE')).toBe('This is an IFSC, which is only for banks in India')
  })

  test("may be a wallet's own name where a wallet is paid, unless it is built like a BIC", () => {
    expect(codeFault('MPESA', 'KE', 'WALLET')).toBeUndefined()
    expect(codeFault('CHASUS33', 'KE', 'WALLET')).toMatch(/country is Kenya/)
  })
})

test('a country that does not exist is no country of a bank', () => {
  expect(bankDetailFaults({ ...german, beneficiaryCountryCode: 'ZZ' })).toEqual({
    beneficiaryCountryCode: 'Select a country',
  })
})

test('numbers are kept as banks compare them: without spaces, in capitals', () => {
  const typed = { ...german, account_no: ' de89 3704-0044 0532 0130 00 ', swift_ifsc: 'deut de ff' }
  expect(canonicalBankDetails(typed)).toEqual(german)
  expect(canonicalBankDetails({ ...german, swift_ifsc: '20-00-00' }).swift_ifsc).toBe('200000')
  const alias = { ...german, payoutMethod: 'PROXY', account_no: 'Ada.Okafor@upi' } as const
  expect(canonicalBankDetails(alias).account_no).toBe('Ada.Okafor@upi')
  // As they are pasted: with IBAN in front, blanks and hyphens of every kind.
  for (const pasted of [
    'IBAN DE89 3704 0044 0532 0130 00',
    'iban: DE89\u00a03704\u202f0044\u30000532 0130 00',
    'IBAN-Nr. DE89‑3704–0044−0532 0130 00',
    'IBANDE89370400440532013000',
  ])
    expect(canonicalBankDetails({ ...german, account_no: pasted })).toEqual(german)
  expect(canonicalBankDetails({ ...german, account_no: 'IBAN NO93 8601 1117 947' }).account_no).toBe(
    'NO9386011117947',
  )
})

test('no character becomes another: look-alikes and compatibility characters stay what was typed', () => {
  for (const odd of ['ﬁ2112345600000785', 'GB77ßBK60161331926819', 'DEſ9370400440532013000']) {
    const account = canonicalBankDetails({ ...german, account_no: odd })
    expect(account.account_no).toBe(odd)
    expect(bankDetailFaults(account).account_no).toMatch(/^“[ﬁßſ]” \(U\+/)
  }
  const finnish = { ...german, account_no: 'FI2112345600000785', beneficiaryCountryCode: 'FI' }
  const code = canonicalBankDetails({ ...finnish, swift_ifsc: 'NDEAﬁHH' })
  expect(bankDetailFaults(code)).toEqual({ swift_ifsc: expect.stringMatching(/^“ﬁ” \(U\+FB01\)/) })
})
