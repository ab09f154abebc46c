import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import { buyBelow, marginOf } from '@tradelane/contract/quote-desk/margin'
import {
  type Currency,
  compare,
  decimalText,
  findMoney,
  formatMoney,
  isNegative,
  isPositive,
  type Money,
  minus,
  plus,
} from '@tradelane/money'

/** Of the service: per cent of what the vendor asks, or an amount. */
export type MarginPreset = { marginPercent: number; marginAmount?: Money }
export type OfferPrice = { buy: Money; sell: Money; margin: Money; percent: number | null }
type Faults = Record<string, string>

/**
 * What a row of the form says of money: sell − buy is the margin, to the minor unit. What the vendor asks follows from the margin where it
 * is not given. Answers the faults by field where it does not fit together.
 */
export function priceOfOffer(row: OfferRow, preset: MarginPreset): OfferPrice | Faults {
  const { currency } = row
  const sell = findPrice(row.quote_amount, currency)
  if (!sell) return { quote_amount: 'Enter a valid amount' }
  const given = readOptional(row.buy_amount, currency)
  if (given === 'invalid' || (given && !isPrice(given))) return { buy_amount: 'Enter a valid amount' }
  const typed = readOptional(row.margin_amount, currency)
  if (typed === 'invalid') return { margin_amount: 'Enter a valid amount' }
  const usual = given || row.margin_percent !== undefined ? undefined : preset.marginAmount
  const fixed = typed ?? usual
  if (usual && !typed && compare(sell, usual) <= 0)
    return { quote_amount: `Our fee alone is ${formatMoney(usual)}` }
  const percent = fixed ? null : (row.margin_percent ?? (given ? null : preset.marginPercent))
  const buy = given ?? (fixed ? minus(sell, fixed) : buyBelow(sell, String(percent ?? 0)))
  if (!isPrice(buy)) return { buy_amount: 'Enter a valid amount' }
  const twice =
    typed && row.margin_percent !== undefined && marginWith(String(row.margin_percent), { buy, sell })
  if (twice && compare(twice, typed) !== 0)
    return {
      margin_amount: `With ${row.margin_percent} per cent the margin is ${formatMoney(twice)}. Enter one margin, not two`,
    }
  const margin = minus(sell, buy)
  const asked = fixed ?? (given && percent !== null ? marginWith(String(percent), { buy, sell }) : margin)
  if (compare(asked, margin) !== 0)
    return { quote_amount: `With this margin the amount is ${formatMoney(plus(buy, asked))}` }
  if (isNegative(margin) && !row.margin_reason)
    return { margin_reason: 'Say why it is offered below what it costs' }
  return { buy, sell, margin, percent }
}

/** As what the vendor asks follows from the amount it fits too: of 102.25 with 2 per cent that is 100.25, and 2 per cent of it are 2.01. */
const marginWith = (percent: string, { buy, sell }: { buy: Money; sell: Money }): Money =>
  compare(buyBelow(sell, percent), buy) === 0 ? minus(sell, buy) : marginOf(buy, percent)

/** A price as it is typed; undefined where it is none. */
export function findPrice(text: string, currency: Currency): Money | undefined {
  const price = findMoney(text, currency)
  return price && isPrice(price) ? price : undefined
}

/** Positive, and with all its decimals no longer than an answer carries exactly: what follows from a margin may be a hundred times the price. */
const isPrice = (amount: Money): boolean =>
  isPositive(amount) && findMoney(decimalText(amount), amount.currency) !== undefined

function readOptional(text: string | undefined, currency: Currency): Money | undefined | 'invalid' {
  return text === undefined ? undefined : (findMoney(text, currency) ?? 'invalid')
}
