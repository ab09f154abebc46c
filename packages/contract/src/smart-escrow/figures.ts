import {
  type Currency,
  compare,
  formatMoney,
  type Money,
  minus,
  parseMoney,
  percentOf,
} from '@tradelane/money'
import { type FeePayer, leastEscrowAmount, mostEscrowAmount } from './options.ts'

/** What leaves the wallet, the fee inside it, and what the beneficiary receives: sent less fee is received. */
export type EscrowFigures = { sent: Money; fee: Money; received: Money }

// The rate of the fee is in hundredths of a percent everywhere here: a version of `price_rates`, by which the escrow is priced.
const whole = 10_000n

/** The fee is a part of the amount sent, to the nearest unit of the currency (half up). */
export function figuresOfSent(sent: Money, basisPoints: number): EscrowFigures {
  const fee = percentOf(sent, { numerator: BigInt(basisPoints), denominator: whole }, 'half-up')
  return { sent, fee, received: minus(sent, fee) }
}

/**
 * The same from the amount received: exactly that amount is left, for every amount. What is sent is rounded by half a unit at most, of which less
 * than that arrives, and the fee is rounded by half a unit at most: together that is less than one.
 */
export const figuresOfReceived = (received: Money, basisPoints: number): EscrowFigures =>
  figuresOfSent(
    percentOf(received, { numerator: whole, denominator: whole - BigInt(basisPoints) }, 'half-up'),
    basisPoints,
  )

/**
 * From the price on which buyer and seller agreed: the sender pays the fee on top of it, the beneficiary out of it, or each pays half.
 */
export function figuresOfPrice(price: Money, payer: FeePayer, basisPoints: number): EscrowFigures {
  if (payer === 'Beneficiary') return figuresOfSent(price, basisPoints)
  if (payer === 'Sender') return figuresOfReceived(price, basisPoints)
  const twice = 2n * whole
  const sent = percentOf(price, { numerator: twice, denominator: twice - BigInt(basisPoints) }, 'half-up')
  return figuresOfSent(sent, basisPoints)
}

type Typed = Pick<EscrowFigures, 'sent' | 'received'>

/** The form has a least for the fee too: what that means for each amount that a person types. Without a fee, there is no least of it. */
export function limitsOfFigures(currency: Currency, basisPoints: number): { least: Typed; most: Typed } {
  const unit = parseMoney(String(leastEscrowAmount), currency)
  const most = figuresOfSent(parseMoney(String(mostEscrowAmount), currency), basisPoints)
  const twice = 2n * BigInt(basisPoints)
  if (twice === 0n) return { least: { sent: unit, received: unit }, most }
  // The fee of it is half a unit less, or a little more, which is rounded up.
  const amount = ((unit.amount * 2n - 1n) * whole + twice - 1n) / twice
  const least = figuresOfSent({ ...unit, amount }, basisPoints)
  // The same received amount may come of one unit less that is sent, with one unit less of fee.
  const isEnough = compare(figuresOfReceived(least.received, basisPoints).fee, unit) >= 0
  const received = { ...least.received, amount: least.received.amount + (isEnough ? 0n : 1n) }
  return { least: { sent: least.sent, received }, most }
}

/** What is sent, received and collected as the fee is within the limits; a price is judged by them, for each payer of the fee. */
export function limitsOfPrice(
  currency: Currency,
  payer: FeePayer,
  basisPoints: number,
): { least: Money; most: Money } {
  const { least, most } = limitsOfFigures(currency, basisPoints)
  if (payer === 'Beneficiary') return { least: least.sent, most: most.sent }
  if (payer === 'Sender') return { least: least.received, most: most.received }
  const halfway = (of: Typed): Money => ({ ...of.sent, amount: (of.sent.amount + of.received.amount) / 2n })
  // Halfway between sent and received, within one unit of rounding.
  const near = halfway(least)
  const candidates = [-1n, 0n, 1n].map((step) => ({ ...near, amount: near.amount + step }))
  const isEnough = (price: Money) => compare(figuresOfPrice(price, payer, basisPoints).sent, least.sent) >= 0
  return { least: candidates.find(isEnough) ?? near, most: halfway(most) }
}

/** What is wrong with a price within the form's own limits: the money that it moves is outside of them. */
export function priceFault(price: Money, payer: FeePayer, basisPoints: number): string | undefined {
  const { least, most } = limitsOfPrice(price.currency, payer, basisPoints)
  const moved = (limit: Money) => figuresOfPrice(limit, payer, basisPoints)
  if (compare(price, least) < 0)
    return `Enter a minimum amount: ${formatMoney(least)}. The fee is at least ${formatMoney(moved(least).fee)}.`
  if (compare(price, most) <= 0) return undefined
  return `At most ${formatMoney(most)}: with the fee, ${formatMoney(moved(most).sent)} are sent.`
}

/** Each block's part of what the beneficiary receives, rounded down; the last one takes what is left. */
export function blockAmounts(received: Money, percentages: readonly number[]): Money[] {
  let left = received
  return percentages.map((percent, index) => {
    const part =
      index === percentages.length - 1
        ? left
        : percentOf(received, { numerator: BigInt(percent), denominator: 100n }, 'down')
    left = minus(left, part)
    return part
  })
}
