import { type Money, minus, percentOf } from '@tradelane/money'

/** Of a block in dispute: what is paid to the seller, and what goes back to the buyer. */
export type Split = { released: Money; refunded: Money }

/** The seller's part is rounded down to the currency's unit; the buyer gets the rest. */
export function splitOf(amount: Money, releasedPercent: number): Split {
  const released = percentOf(amount, { numerator: BigInt(releasedPercent), denominator: 100n }, 'down')
  return { released, refunded: minus(amount, released) }
}
