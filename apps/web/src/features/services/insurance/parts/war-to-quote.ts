import type { PricedClause } from '@tradelane/contract/insurance/policy'
import type { Referral } from '@tradelane/contract/insurance/referrals'
import { decimalText, minus, parseMoney, plus } from '@tradelane/money'

/** A price as it is shown: in listed areas without the table's war premium, which the underwriters quote. */
export type ShownPrice = PricedClause & { isWarToQuote?: boolean }

export function shownPrice(priced: PricedClause, referrals: readonly Referral[]): ShownPrice {
  const war = priced.lines.find(({ code }) => code === 'war')
  if (!war || !referrals.some(({ code }) => code === 'listed_area')) return priced
  const hasMinimum = priced.lines.some(({ code }) => code === 'minimum')
  const lines = priced.lines
    .filter(({ code }) => code !== 'war')
    // Up to the minimum more is missing then.
    .map((line) => (line.code === 'minimum' ? { ...line, amount: added(line.amount, war.amount) } : line))
  const less = (amount: number) => (hasMinimum ? amount : subtracted(amount, war.amount))
  return { ...priced, lines, premium: less(priced.premium), total: less(priced.total), isWarToQuote: true }
}

const dollars = (amount: number) => parseMoney(String(amount), 'USD')
const added = (a: number, b: number): number => Number(decimalText(plus(dollars(a), dollars(b))))
const subtracted = (a: number, b: number): number => Number(decimalText(minus(dollars(a), dollars(b))))
