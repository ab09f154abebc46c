import type { Currency } from '@tradelane/money'
import { isWeighted } from './account-numbers.ts'

type Bank = {
  country: string
  address: string
  /** What a payer's bank finds the bank by, in the provider's words. A BIC is added. */
  routing: readonly (readonly [type: string, value: string])[]
  /** The account number is `before`, drawn digits and `after`. */
  digits: number
  before?: string
  after?: string
  /** The number is the national part of an IBAN of this country. */
  ibanCountry?: string
  /** The country's own check digits; left out where the country, or each of its banks alone, has no such rule. */
  holds?: (number: string) => boolean
}

const repeated = (weights: readonly number[], length: number): number[] =>
  Array.from({ length }, (_, place) => weights[place % weights.length] ?? 0)

const russianBank = '044525000'

/** Routing numbers have the form and the check digits of real ones; where possible they are those of the authorities' own examples. */
const banks: Partial<Record<Currency, Bank>> = {
  USD: {
    country: 'US',
    address: '89-16 Jamaica Avenue, New York',
    routing: [['ABA (ACH)', '026073150']],
    digits: 12,
  },
  GBP: {
    country: 'GB',
    address: '30 Churchill Place, London',
    routing: [['SORT CODE', '100000']],
    digits: 8,
    // Pay.UK's modulus check, table valacdos: MOD11 for the sort codes from 10-00-00 to 10-10-99.
    holds: (number) => isWeighted(number, [8, 7, 6, 5, 4, 3, 2, 1], 11),
  },
  AUD: { country: 'AU', address: '1 Martin Place, Sydney', routing: [['BSB CODE', '012515']], digits: 9 },
  HKD: {
    country: 'HK',
    address: '8 Finance Street, Hong Kong',
    routing: [['BANK CODE', '151']],
    digits: 12,
  },
  CAD: {
    country: 'CA',
    address: '100 King Street West, Toronto',
    routing: [
      ['TRANSIT NUMBER', '00012'],
      ['BANK CODE', '001'],
    ],
    digits: 7,
  },
  INR: {
    country: 'IN',
    address: 'Bandra Kurla Complex, Mumbai',
    routing: [['IFSC', 'SBIN0000058']],
    digits: 11,
  },
  EUR: { country: 'LT', address: 'Konstitucijos pr. 7, Vilnius', routing: [], digits: 16, ibanCountry: 'LT' },
  CHF: { country: 'CH', address: 'Paradeplatz 8, Zurich', routing: [], digits: 17, ibanCountry: 'CH' },
  SEK: { country: 'SE', address: 'Sveavagen 14, Stockholm', routing: [], digits: 20, ibanCountry: 'SE' },
  NOK: {
    country: 'NO',
    address: 'Dronning Eufemias gate 30, Oslo',
    routing: [],
    digits: 11,
    ibanCountry: 'NO',
    holds: (number) => isWeighted(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  },
  TRY: {
    country: 'TR',
    address: 'Buyukdere Caddesi 141, Istanbul',
    routing: [],
    // Five digits of the bank, and one that is reserved.
    before: '000990',
    digits: 16,
    ibanCountry: 'TR',
  },
  BRL: {
    country: 'BR',
    address: 'Avenida Paulista 1374, Sao Paulo',
    routing: [],
    // Eight digits of the bank, five of the branch.
    before: '0000000000001',
    digits: 10,
    // A current account of its first holder.
    after: 'C1',
    ibanCountry: 'BR',
  },
  JPY: {
    country: 'JP',
    address: '1-1-2 Otemachi, Tokyo',
    routing: [
      ['BANK CODE', '0009'],
      ['BRANCH CODE', '001'],
    ],
    digits: 7,
  },
  CNY: {
    country: 'CN',
    address: '185 Yincheng Road, Shanghai',
    // Its last digit is the check digit of ISO 7064 MOD 11,10.
    routing: [['CNAPS', '999290000004']],
    digits: 16,
  },
  NZD: {
    country: 'NZ',
    address: '188 Quay Street, Auckland',
    routing: [],
    // Bank and branch; the suffix follows the seven digits of the account.
    before: '010902',
    digits: 7,
    after: '000',
    // Inland Revenue's algorithm A, for account numbers below 990000, and B above it, which leaves out bank and branch.
    holds: (number) => isWeighted(number, Number(number.slice(6)) < 990_000 ? algorithmA : algorithmB, 11),
  },
  MXN: {
    country: 'MX',
    address: 'Paseo de la Reforma 510, Mexico City',
    routing: [],
    // Bank and place: a CLABE has 18 digits.
    before: '002180',
    digits: 12,
    holds: (number) => isWeighted(number, repeated([3, 7, 1], 18), 10),
  },
  SGD: {
    country: 'SG',
    address: '12 Marina Boulevard, Singapore',
    routing: [
      ['BANK CODE', '7171'],
      ['BRANCH CODE', '001'],
    ],
    digits: 10,
  },
  KRW: { country: 'KR', address: '50 Sogong-ro, Seoul', routing: [['BANK CODE', '004']], digits: 12 },
  RUB: {
    country: 'RU',
    address: 'Ulitsa Balchug 2, Moscow',
    routing: [['BANK CODE', russianBank]],
    // A rouble account of a company; the ninth digit is the key, made with the last three digits of the bank's code.
    before: '40702810',
    digits: 12,
    holds: (number) => isWeighted(`${russianBank.slice(-3)}${number}`, repeated([7, 1, 3], 23), 10),
  },
  ZAR: {
    country: 'ZA',
    address: '9 Lower Long Street, Cape Town',
    routing: [['BRANCH CODE', '250655']],
    digits: 11,
  },
}

const algorithmA = [0, 0, 6, 3, 7, 9, 0, 10, 5, 8, 4, 2, 1]
const algorithmB = [0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1]

const elsewhere: Bank = {
  country: 'SG',
  address: '12 Marina Boulevard, Singapore',
  routing: [],
  digits: 12,
}

export const bankOf = (currency: Currency): Bank => banks[currency] ?? elsewhere
