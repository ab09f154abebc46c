import { type Currency, formatMoney, minus, parseMoney, type Rate, rateText } from '@tradelane/money'

/** An amount from the API: a plain number, or its decimal text. */
export type WireAmount = number | string

/** "1,000.00 USD", with a true minus. Never rounds: an amount with too many decimals throws. */
export function formatAmount(amount: WireAmount, currency: Currency): string {
  return formatMoney(parseMoney(String(amount), currency))
}

/** "900.00 USD": what is left of an amount without a part of it, both in one currency. */
export const formatRest = (whole: WireAmount, part: WireAmount, currency: Currency): string =>
  formatMoney(minus(parseMoney(String(whole), currency), parseMoney(String(part), currency)))

/** "0.50": a percentage with two decimals. */
export const formatPercent = (percent: number): string =>
  percent.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "0.05": how many percent of an amount another one is, both in one currency. */
export function formatShare(part: WireAmount, whole: WireAmount, currency: Currency): string {
  const [numerator, denominator] = [part, whole].map((amount) => parseMoney(String(amount), currency).amount)
  if (numerator === undefined || !denominator) return formatPercent(0)
  return rateText({ numerator: numerator * 100n, denominator, from: currency, to: currency }, 2)
}

/** "0.880200": at least six decimals, and all decimals of the quote, so that users can check the amounts. */
export function formatRate(rate: Rate | WireAmount): string {
  if (typeof rate === 'object') return rateText(rate)
  const [whole = '0', fraction = ''] = String(rate).split('.')
  return `${whole}.${fraction.padEnd(6, '0')}`
}
