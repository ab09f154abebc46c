import { type Currency, decimalText, type Money, parseMoney, type Rate, rateFromText } from '@tradelane/money'
import { knownCurrency } from '../../known-currency.ts'

/** Amounts are JSON numbers there. Up to fifteen digits a number says exactly what its decimal text says. */
export function wireNumber(amount: Money): number {
  return Number(decimalText(amount))
}

/** Their answers carry up to four decimals; more than the currency has must be zeros, or we do not understand them. */
export function moneyOf(amount: number | string, code: string): Money {
  const [whole = '', fraction = ''] = decimalTextOf(amount).split('.')
  const significant = fraction.replace(/0+$/, '')
  return parseMoney(significant ? `${whole}.${significant}` : whole, knownCurrency(code))
}

/** `scale` is their "scaling factor": rates of weak currencies are quoted for that many units. */
export function rateOf(value: number | string, scale: number, from: Currency, to: Currency): Rate {
  const [whole, fraction = ''] = decimalTextOf(value).split('.')
  const rate = rateFromText(fraction ? `${whole}.${fraction.slice(0, 12)}` : `${whole}`, from, to)
  return { ...rate, denominator: rate.denominator * BigInt(scale) }
}

/** JavaScript writes very small numbers with an exponent. */
function decimalTextOf(value: number | string): string {
  const text = String(value)
  return text.includes('e') ? Number(value).toFixed(12) : text
}

/** Instants come as `2021-09-13 14:59:48`, meant as UTC, and as ISO 8601, here and there with typographic hyphens. */
export function instantOf(text: string): Date {
  const plain = text.replace(/[\u2010-\u2015]/g, '-').replace(' ', 'T')
  const instant = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(plain) ? plain : `${plain}Z`)
  if (Number.isNaN(instant.getTime())) throw new Error(`${JSON.stringify(text)} is not a time`)
  return instant
}
