import { createHash } from 'node:crypto'
import type { Currency } from '@tradelane/money'
import type { AccountDetails } from '../payment-provider.ts'

type Place = {
  country: string
  address: string
  routing?: readonly [type: string, value: string]
  digits: number
}

/** Account numbers look as they do in that country; the routing codes have the form and check digits of real ones. */
const places: Partial<Record<Currency, Place>> = {
  USD: {
    country: 'US',
    address: '89-16 Jamaica Avenue, New York',
    routing: ['ABA (ACH)', '026073150'],
    digits: 12,
  },
  GBP: { country: 'GB', address: '30 Churchill Place, London', routing: ['SORT CODE', '100000'], digits: 8 },
  AUD: { country: 'AU', address: '1 Martin Place, Sydney', routing: ['BSB CODE', '012515'], digits: 9 },
  HKD: { country: 'HK', address: '8 Finance Street, Hong Kong', routing: ['BANK CODE', '151'], digits: 12 },
  CAD: {
    country: 'CA',
    address: '100 King Street West, Toronto',
    routing: ['TRANSIT NUMBER', '00012'],
    digits: 7,
  },
  INR: {
    country: 'IN',
    address: 'Bandra Kurla Complex, Mumbai',
    routing: ['IFSC', 'SBIN0000058'],
    digits: 11,
  },
  EUR: { country: 'LT', address: 'Konstitucijos pr. 7, Vilnius', digits: 16 },
  CHF: { country: 'CH', address: 'Paradeplatz 8, Zurich', digits: 17 },
  SEK: { country: 'SE', address: 'Sveavagen 14, Stockholm', digits: 20 },
  JPY: { country: 'JP', address: '1-1-2 Otemachi, Tokyo', digits: 7 },
  CNY: { country: 'CN', address: '185 Yincheng Road, Shanghai', digits: 16 },
  NZD: { country: 'NZ', address: '188 Quay Street, Auckland', digits: 15 },
  MXN: { country: 'MX', address: 'Paseo de la Reforma 510, Mexico City', digits: 11 },
  SGD: { country: 'SG', address: '12 Marina Boulevard, Singapore', digits: 10 },
  NOK: { country: 'NO', address: 'Dronning Eufemias gate 30, Oslo', digits: 11 },
  KRW: { country: 'KR', address: '50 Sogong-ro, Seoul', digits: 12 },
  TRY: { country: 'TR', address: 'Buyukdere Caddesi 141, Istanbul', digits: 16 },
  RUB: { country: 'RU', address: 'Ulitsa Balchug 2, Moscow', digits: 20 },
  BRL: { country: 'BR', address: 'Avenida Paulista 1374, Sao Paulo', digits: 10 },
  ZAR: { country: 'ZA', address: '9 Lower Long Street, Cape Town', digits: 11 },
}

const elsewhere: Place = { country: 'SG', address: '12 Marina Boulevard, Singapore', digits: 12 }
const ibanCountries = new Set(['LT', 'CH', 'SE'])

/** A receiving account that nobody can pay into, but that has the right form. The same customer always has the same one. */
export function accountDetailsFor(customerId: string, currency: Currency): AccountDetails {
  const { country, address, routing, digits } = places[currency] ?? elsewhere
  const number = digitsFrom(`${customerId} ${currency}`, digits)
  const [routingCodeType1, routingCodeValue1] = routing ?? ['SWIFT', `TRDL${country}2X`]
  return {
    uniquePaymentId: ibanCountries.has(country) ? iban(country, number) : number,
    fullBankName: `Tradelane Sandbox Bank, ${country}`,
    routingCodeType1,
    routingCodeValue1,
    bankAddress: address,
    currency,
  }
}

function digitsFrom(seed: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
  return number.toString().slice(-length)
}

/** ISO 13616: the check digits make the whole, rearranged and read as a number, leave 1 when divided by 97. */
function iban(country: string, account: string): string {
  const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('')
  const check = 98n - (BigInt(`${account}${letters}00`) % 97n)
  return `${country}${check.toString().padStart(2, '0')}${account}`
}
