import {
  type Carriages,
  capacityOf,
  type FreightMode,
  fits,
  isJourney,
  type Journey,
  type NoRoute,
  type Offer,
  planJourney,
  type RateCard,
  rankOffers,
  rateJourney,
  type Way,
} from '@tradelane/freight'
import type { Refusal } from '../../refusal.ts'
import { cargoOf, type Enquiry, optionsOf } from './enquiry.ts'
import { noRoute, overCapacity } from './refuse-route.ts'

const wayOf: Record<FreightMode, Way> = {
  FCL: 'sea',
  LCL: 'sea',
  BULK: 'sea',
  AIR: 'air',
  FTL: 'road',
  LTL: 'road',
  RAIL_FCL: 'rail',
}

/**
 * The offers of all cards for the modes that are possible, best first. Where none is, refuses with the reason of the first:
 * NO_ROUTE or OVER_CAPACITY.
 */
export function rateEnquiry(
  enquiry: Enquiry,
  modes: readonly FreightMode[],
  cards: readonly RateCard[],
): Offer[] {
  const carriages = carriagesOf(cards)
  const planned = new Map<Way, Journey | NoRoute>()
  const reasons: Refusal[] = []
  const offers = modes.flatMap((mode) => {
    const cargo = cargoOf(enquiry)
    if (!fits(cargo, capacityOf(mode, cargo))) {
      reasons.push(overCapacity(mode, cargo))
      return []
    }
    const way = wayOf[mode]
    const journey = planned.get(way) ?? planJourney(enquiry.from, enquiry.to, way)
    planned.set(way, journey)
    if (!isJourney(journey)) {
      reasons.push(noRoute(journey))
      return []
    }
    const rated = { mode, journey, cargo, options: optionsOf(enquiry) }
    return cards.filter((card) => card.mode === mode).map((card) => rateJourney(rated, card, carriages))
  })
  const [reason] = reasons
  if (reason && reasons.length === modes.length) throw reason
  return rankOffers(offers)
}

function carriagesOf(cards: readonly RateCard[]): Carriages {
  const one = (mode: keyof Carriages): RateCard => {
    const card = cards.find((card) => card.mode === mode)
    if (!card) throw new Error(`There is no rate card for ${mode}.`)
    return card
  }
  return { TRUCK_FULL: one('TRUCK_FULL'), TRUCK_PART: one('TRUCK_PART'), TRAIN_FULL: one('TRAIN_FULL') }
}
