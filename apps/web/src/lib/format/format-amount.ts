import { type Currency, formatMoney, parseMoney, type Rate, rateText } from '@tradelane/money'

/** An amount from the API: a plain number, or its decimal text. */
export type WireAmount = number | string

/** "1,000.00 USD", with a true minus. Never rounds: an amount with too many decimals throws. */
export function formatAmount(amount: WireAmount, currency: Currency): string {
  return formatMoney(parseMoney(String(amount), currency))
}

/** "0.880200": at least six decimals, and all decimals of the quote, so that users can check the amounts. */
export function formatRate(rate: Rate | WireAmount): string {
  if (typeof rate === 'object') return rateText(rate)
  const [whole = '0', fraction = ''] = String(rate).split('.')
  return `${whole}.${fraction.padEnd(6, '0')}`
}
