import { compare } from '@tradelane/money'
import type { Offer } from './offer.ts'

/**
 * Best first: the sum of price, days and CO2, each relative to the lowest in the list. An offer that is dearer, slower and dirtier than
 * another comes after it, since each of the three can only add to its sum.
 */
export function rankOffers(offers: readonly Offer[]): Offer[] {
  const least = (of: (offer: Offer) => number) => Math.min(...offers.map(of))
  const cost = least(costOf)
  const days = least((offer) => offer.days)
  const co2 = least((offer) => offer.co2Kg)
  const score = (offer: Offer) => costOf(offer) / cost + offer.days / days + offer.co2Kg / co2
  return offers
    .map((offer) => ({ offer, score: score(offer) }))
    .sort((a, b) => a.score - b.score || compare(a.offer.cost, b.offer.cost) || order(a.offer, b.offer))
    .map(({ offer }) => offer)
}

const costOf = ({ cost }: Offer): number => Number(cost.amount)

function order(a: Offer, b: Offer): number {
  return a.days - b.days || a.co2Kg - b.co2Kg || (a.cardId < b.cardId ? -1 : 1)
}
