import { plus } from '@tradelane/money'
import { includedTotal, linesOfLeg } from './included-total.ts'
import { clearanceCode, serviceCode } from './lines.ts'
import type { Leg, Line, Offer } from './offer.ts'

/**
 * The offer with lines that somebody else prices, such as the insurance of the goods, after the service fee and the clearance. The cost grows by what is
 * included, and so does the price of the leg that a line belongs to.
 */
export function addLines(offer: Offer, added: readonly Line[]): Offer {
  const { currency } = offer.cost
  const [origin, main, destination] = offer.legs
  const place = offer.lines.findLastIndex(({ code }) => code === clearanceCode || code === serviceCode) + 1
  const withLines = (leg: Leg): Leg => ({
    ...leg,
    price: plus(leg.price, includedTotal(linesOfLeg(added, leg.role), currency)),
  })
  return {
    ...offer,
    lines: offer.lines.toSpliced(place, 0, ...added),
    cost: plus(offer.cost, includedTotal(added, currency)),
    legs: [withLines(origin), withLines(main), withLines(destination)],
  }
}
