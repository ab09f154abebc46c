import { isNegative, type Money, minus, zero } from '@tradelane/money'
import type { AcceptedOffer } from '../../../entries/quoted-service.ts'

/** What the customer pays at an offer: the price, and the margin as our fee. Below cost it pays less than the vendor asks, and no fee. */
export function priceAndFee({ buy, sell }: AcceptedOffer): { price: Money; fee: Money } {
  const margin = minus(sell, buy)
  const fee = isNegative(margin) ? zero(sell.currency) : margin
  return { price: minus(sell, fee), fee }
}

/** What an offer includes and what not, a line each; null where it says neither. */
export function noteOfOffer({ inclusions, exclusions }: AcceptedOffer): string | null {
  const lines = [
    ...(inclusions.length > 0 ? [`Included: ${inclusions.join(', ')}.`] : []),
    ...(exclusions.length > 0 ? [`Not included: ${exclusions.join(', ')}.`] : []),
  ]
  return lines.join('\n') || null
}
