import { convert, convertBack, isPositive, type Money, minus, type Rate, zero } from '@tradelane/money'
import { type Charged, chargeOf, wholeOf } from '../price-rates/index.ts'
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
  /** The version of the rate that the fee follows. */
  feeRateId: string | null
  /** The customer's rate, a decimal of six or more digits: the amounts follow from it as shown. */
  rate: Rate
  midRate: Rate
  markupBasisPoints: number
  /** The version of the margin. */
  markupRateId: string | null
  expiresAt: Date
  /** When the mid rate was published, and by whom. */
  asOf: Date
  rateSource: string
  reference?: ReferenceRate | undefined
}

/** The rate of the fee; undefined for what carries none. */
export type FeeRate = Charged | undefined

/** The fee inside an amount sent. */
export const feeInside = (source: Money, feeRate: FeeRate): Money =>
  feeRate ? chargeOf(source, feeRate) : zero(source.currency)

/** What is sent less the fee, at the customer's rate, rounded down. Undefined where nothing would arrive. */
export function priceFromSource(source: Money, rates: QuotedRates, feeRate: FeeRate): Price | undefined {
  const fee = feeInside(source, feeRate)
  const sentOn = minus(source, fee)
  if (!isPositive(sentOn)) return undefined
  const target = convert(sentOn, rates.rate, 'down')
  return isPositive(target) ? priced(source, fee, target, rates) : undefined
}

/**
 * The smallest amount sent that yields the target. Exactly the target arrives, even where the smallest amount would
 * yield a little more (one cent is more than one yen): an invoice is paid to its last digit.
 */
export function priceFromTarget(target: Money, rates: QuotedRates, feeRate: FeeRate): Price {
  const net = convertBack(target, rates.rate, 'up')
  const source = feeRate ? wholeOf(net, feeRate) : net
  return priced(source, feeInside(source, feeRate), target, rates)
}

function priced(source: Money, fee: Money, target: Money, { midRate }: QuotedRates): Price {
  return { source, fee, target, spread: minus(minus(source, fee), convertBack(target, midRate, 'up')) }
}
