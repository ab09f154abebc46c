import {
  convert,
  convertBack,
  isPositive,
  type Money,
  minus,
  percentOf,
  type Rate,
  zero,
} from '@tradelane/money'
import type { QuotedRates, ReferenceRate } from './quoted-rates.ts'

/** A payment carries its fee inside the amount sent; a conversion between own wallets carries none. */
export type QuotePurpose = 'payment' | 'conversion'

export type Price = {
  /** All that leaves the wallet; the fee is inside it. */
  source: Money
  fee: Money
  /** What arrives. */
  target: Money
  /**
   * What the markup earns, in the source currency: the source less the fee and less the target at mid. Rounded down,
   * so that the platform never books an earning of which a part of a cent is not there.
   */
  spread: Money
}

export type PricedQuote = Price & {
  quoteId: string
  purpose: QuotePurpose
  /** The customer's rate, a decimal of six or more digits: the amounts follow from it as shown. */
  rate: Rate
  midRate: Rate
  markupBasisPoints: number
  expiresAt: Date
  /** When the mid rate was published, and by whom. */
  asOf: Date
  rateSource: string
  reference?: ReferenceRate | undefined
}

/** The rate in force for a company that has none of its own. */
export const paymentFeeBasisPoints = 5
const paymentFee = { numerator: BigInt(paymentFeeBasisPoints), denominator: 10_000n }

/** The fee inside an amount sent, rounded half-up. */
export function feeInside(source: Money, purpose: QuotePurpose): Money {
  return purpose === 'payment' ? percentOf(source, paymentFee, 'half-up') : zero(source.currency)
}

/** What is sent less the fee, at the customer's rate, rounded down. Undefined where nothing would arrive. */
export function priceFromSource(source: Money, rates: QuotedRates, purpose: QuotePurpose): Price | undefined {
  const fee = feeInside(source, purpose)
  const target = convert(minus(source, fee), rates.rate, 'down')
  return isPositive(target) ? priced(source, fee, target, rates) : undefined
}

/**
 * The smallest amount sent that yields the target. Exactly the target arrives, even where the smallest amount would
 * yield a little more (one cent is more than one yen): an invoice is paid to its last digit.
 */
export function priceFromTarget(target: Money, rates: QuotedRates, purpose: QuotePurpose): Price {
  const net = convertBack(target, rates.rate, 'up')
  const source = purpose === 'payment' ? grossOf(net) : net
  return priced(source, feeInside(source, purpose), target, rates)
}

function priced(source: Money, fee: Money, target: Money, { midRate }: QuotedRates): Price {
  return { source, fee, target, spread: minus(minus(source, fee), convertBack(target, midRate, 'up')) }
}

/**
 * The smallest amount that leaves `net` after its fee. Rounding to the nearest is exact: 1,999 units of `net` are 2,000 units sent, so
 * the amounts repeat, and `pricing.test.ts` tries them all.
 */
function grossOf(net: Money): Money {
  const { numerator, denominator } = paymentFee
  return percentOf(net, { numerator: denominator, denominator: denominator - numerator }, 'half-up')
}
