import {
  type Currency,
  compare,
  formatMoney,
  type Money,
  minus,
  parseMoney,
  percentOf,
} from '@tradelane/money'
import { escrowFeePercent, type FeePayer, leastEscrowAmount, mostEscrowAmount } from './options.ts'

/** What leaves the wallet, the fee inside it, and what the beneficiary receives: sent less fee is received. */
export type EscrowFigures = { sent: Money; fee: Money; received: Money }

const feeRate = { numerator: BigInt(escrowFeePercent), denominator: 100n }

/** The fee is 2 % of the amount sent, to the nearest unit of the currency (half up). */
export function figuresOfSent(sent: Money): EscrowFigures {
  const fee = percentOf(sent, feeRate, 'half-up')
  return { sent, fee, received: minus(sent, fee) }
}

/** The same from the amount received: exactly that amount is left, for every amount. */
export function figuresOfReceived(received: Money): EscrowFigures {
  const [near] = [figuresOfSent(share(received, 100n - feeRate.numerator))]
  // 2 % rounded half up, taken off again, misses by one unit at most.
  const missing = compare(near.received, received)
  if (missing === 0) return near
  return figuresOfSent({ ...near.sent, amount: near.sent.amount - BigInt(missing) })
}

/**
 * From the price on which buyer and seller agreed: the sender pays the fee on top of it, the beneficiary out of it, or each pays half.
 */
export function figuresOfPrice(price: Money, payer: FeePayer): EscrowFigures {
  if (payer === 'Beneficiary') return figuresOfSent(price)
  if (payer === 'Sender') return figuresOfReceived(price)
  // Half the fee is 1 % of the amount sent.
  return figuresOfSent(share(price, 99n))
}

const share = (amount: Money, percent: bigint): Money =>
  percentOf(amount, { numerator: 100n, denominator: percent }, 'half-up')

type Typed = Pick<EscrowFigures, 'sent' | 'received'>

/** The form has a least for the fee too: what that means for each amount that a person types. */
export function limitsOfFigures(currency: Currency): { least: Typed; most: Typed } {
  const fee = parseMoney(String(leastEscrowAmount), currency)
  // 2 % of it is half a unit less, which is rounded up.
  const least = figuresOfSent({ ...fee, amount: (fee.amount * 100n - 50n) / feeRate.numerator })
  // The same received amount may come of one unit less that is sent, with one unit less of fee.
  const isEnough = compare(figuresOfReceived(least.received).fee, fee) >= 0
  const received = { ...least.received, amount: least.received.amount + (isEnough ? 0n : 1n) }
  return {
    least: { sent: least.sent, received },
    most: figuresOfSent(parseMoney(String(mostEscrowAmount), currency)),
  }
}

/** What is sent, received and collected as the fee is within the limits; a price is judged by them, for each payer of the fee. */
export function limitsOfPrice(currency: Currency, payer: FeePayer): { least: Money; most: Money } {
  const { least, most } = limitsOfFigures(currency)
  const { fee } = figuresOfSent(least.sent)
  if (payer === 'Beneficiary') return { least: least.sent, most: most.sent }
  if (payer === 'Sender') return { least: least.received, most: most.received }
  const halfway = (of: Typed): Money => ({ ...of.sent, amount: (of.sent.amount + of.received.amount) / 2n })
  // Halfway between sent and received, within one unit of rounding.
  const near = halfway(least)
  const candidates = [-1n, 0n, 1n].map((step) => ({ ...near, amount: near.amount + step }))
  const isEnough = (price: Money) => compare(figuresOfPrice(price, payer).fee, fee) >= 0
  return { least: candidates.find(isEnough) ?? near, most: halfway(most) }
}

/** What is wrong with a price within the form's own limits: the money that it moves is outside of them. */
export function priceFault(price: Money, payer: FeePayer): string | undefined {
  const { least, most } = limitsOfPrice(price.currency, payer)
  if (compare(price, least) < 0)
    return `Enter a minimum amount: ${formatMoney(least)}. The fee is at least ${formatMoney(figuresOfPrice(least, payer).fee)}.`
  if (compare(price, most) <= 0) return undefined
  return `At most ${formatMoney(most)}: with the fee, ${formatMoney(figuresOfPrice(most, payer).sent)} are sent.`
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
