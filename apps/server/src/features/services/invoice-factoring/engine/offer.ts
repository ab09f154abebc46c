import { compare, isNegative, type Money, minus, percentOf, plus } from '@tradelane/money'
import { accrue, daysBetween, interestOf, noAccrual } from './accrued-interest.ts'

/** A finance partner's terms in one currency, by which an offer is made. */
type LendingTerms = {
  annualRateBasisPoints: number
  /** Of what the buyer owes. */
  feeBasisPoints: number
  leastFee: Money
}

export type Offer = {
  advance: Money
  /** Up to the due date; it runs on to the day of payment. */
  interest: Money
  fee: Money
  totalCost: Money
  /** What the customer has of it after all: the advance and the remainder. */
  net: Money
  /** Paid when the buyer has paid. Below zero where the cost is more than what was kept back. */
  remainder: Money
  /** Of the advance, in hundredths of a percent, rounded: what it costs as one flat percentage. */
  flatBasisPoints: number
  /** The same as a yearly percentage, on the 360 days of the interest; nothing where it is due at once. */
  annualBasisPoints: number
  /** Days of interest. */
  days: number
}

type Funded = {
  /** What the buyer owes on the due date: the invoice without what it paid in advance. */
  receivable: Money
  /** 1 to 90. */
  percent: number
  /** The day of the advance, and the day on which the buyer has to pay. */
  from: string
  dueDate: string
  terms: LendingTerms
}

/** The advance is rounded down, so that it is never more than the percentage; interest and fee half up, each once. */
export function makeOffer({ receivable, percent, from, dueDate, terms }: Funded): Offer {
  const advance = advanceOf(receivable, percent)
  const days = Math.max(0, daysBetween(from, dueDate))
  const interest = interestOf(accrue(noAccrual, advance, days), {
    annualRateBasisPoints: terms.annualRateBasisPoints,
    currency: advance.currency,
  })
  const fee = feeOf(receivable, terms)
  const totalCost = plus(interest, fee)
  const net = minus(receivable, totalCost)
  return {
    advance,
    interest,
    fee,
    totalCost,
    net,
    remainder: minus(net, advance),
    flatBasisPoints: flatOf(totalCost, advance),
    annualBasisPoints: annualOf(totalCost, advance, days),
    days,
  }
}

/** Nothing is advanced of a cent: there is nothing that the cost could be a share of. */
export const flatOf = (totalCost: Money, advance: Money): number =>
  advance.amount === 0n ? 0 : Number((totalCost.amount * 20_000n + advance.amount) / (advance.amount * 2n))

export function annualOf(totalCost: Money, advance: Money, days: number): number {
  const base = advance.amount * BigInt(days)
  return base === 0n ? 0 : Number((totalCost.amount * 20_000n * 360n + base) / (base * 2n))
}

const advanceOf = (receivable: Money, percent: number): Money =>
  percentOf(receivable, { numerator: BigInt(percent), denominator: 100n }, 'down')

function feeOf(receivable: Money, { feeBasisPoints, leastFee }: LendingTerms): Money {
  const share = percentOf(receivable, { numerator: BigInt(feeBasisPoints), denominator: 10_000n }, 'half-up')
  return compare(share, leastFee) < 0 ? leastFee : share
}

/** The cost is covered by what is kept back: nobody should have to pay for an advance out of it. */
export const isCovered = ({ remainder }: Offer): boolean => !isNegative(remainder)
