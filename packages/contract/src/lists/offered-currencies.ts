import type { Currency } from '@tradelane/money'

/** The currencies in which wallets are opened, rates are quoted and payments are made, in the specification's order. */
export const offeredCurrencies = [
  'USD',
  'EUR',
  'JPY',
  'GBP',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'SEK',
  'NZD',
  'MXN',
  'SGD',
  'HKD',
  'NOK',
  'KRW',
  'TRY',
  'INR',
  'RUB',
  'BRL',
  'ZAR',
] as const satisfies readonly Currency[]
export type OfferedCurrency = (typeof offeredCurrencies)[number]
