import { plus, sum } from '@tradelane/money'
import { clearanceCode } from './lines.ts'
import type { Line, Offer } from './offer.ts'

/**
 * The offer with lines that somebody else prices, such as the insurance of the goods, after the clearance. The cost grows by what is
 * included, and so does the price of the main leg, which is all that the trucks' are not.
 */
export function addLines(offer: Offer, added: readonly Line[]): Offer {
  const [origin, main, destination] = offer.legs
  const place = offer.lines.findIndex(({ code }) => code === clearanceCode) + 1
  const more = sum(
    offer.cost.currency,
    added.flatMap(({ kind, amount }) => (kind === 'included' && amount ? [amount] : [])),
  )
  return {
    ...offer,
    lines: offer.lines.toSpliced(place, 0, ...added),
    cost: plus(offer.cost, more),
    legs: [origin, { ...main, price: plus(main.price, more) }, destination],
  }
}
