import { iso4217 } from './iso-4217.ts'

export type Currency = keyof typeof iso4217

export type CurrencyFacts = {
  code: Currency
  /** Three digits, leading zeros kept: '036'. */
  numeric: string
  /** Decimals of the minor unit: 2 for USD, 0 for JPY, 3 for KWD. */
  exponent: number
  name: string
}

/** Every currency of ISO 4217 that amounts can be counted in. */
export const currencies = Object.fromEntries(
  Object.entries(iso4217).map(([code, [numeric, exponent, name]]) => [
    code,
    { code, numeric, exponent, name },
  ]),
) as Record<Currency, CurrencyFacts>

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(iso4217, text)
}
