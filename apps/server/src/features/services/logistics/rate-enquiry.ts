import {
  type AddedFees,
  type Carriages,
  capacityOf,
  type FreightMode,
  fits,
  isJourney,
  type Journey,
  type NoRoute,
  type Offer,
  overweight,
  type PassageCode,
  planByTrain,
  planJourney,
  type RateCard,
  rankOffers,
  rateJourney,
  type Tariff,
  type Way,
} from '@tradelane/freight'
import type { Refusal } from '../../../refusal.ts'
import type { Closing } from './closures.ts'
import { cargoOf, type Enquiry, optionsOf } from './enquiry.ts'
import { noRoute, overCapacity, tooHeavyForRoad } from './refuse-route.ts'
import { notCarriedSo } from './refuse-special-cargo.ts'
import { isInTime, seaWays } from './sea-ways.ts'
import { handlingOf, traitsOf } from './special-cargo.ts'

export const wayOf: Record<FreightMode, Way> = {
  FCL: 'sea',
  LCL: 'sea',
  BULK: 'sea',
  AIR: 'air',
  FTL: 'road',
  LTL: 'road',
  RAIL_FCL: 'rail',
}

/** What carriers ask for. */
export type Prices = { cards: readonly RateCard[]; tariff: Tariff }

/**
 * The offers of all cards for the modes that are possible, best first: by sea for each way that a forwarder would choose from, all of
 * them clear of the closed passages, and through one that is to be closed only before that day. Where none is, refuses with the reason
 * of the first: NO_ROUTE or OVER_CAPACITY.
 */
export function rateEnquiry(
  enquiry: Enquiry,
  modes: readonly FreightMode[],
  { cards, ...onTop }: Prices & { fees: AddedFees },
  closed: readonly PassageCode[],
  closing: readonly Closing[] = [],
  whyClosed: readonly string[] = [],
): Offer[] {
  const carriages = carriagesOf(cards)
  const planned = new Map<Way, Journey[] | NoRoute>()
  const reasons: Refusal[] = []
  const offers = modes.flatMap((mode) => {
    const cargo = cargoOf(enquiry)
    if (!fits(cargo, capacityOf(mode, cargo))) {
      reasons.push(overCapacity(mode, cargo))
      return []
    }
    const special = enquiry.special ?? {}
    const notCarried = notCarriedSo(special, mode)
    if (notCarried) {
      reasons.push(notCarried)
      return []
    }
    const way = wayOf[mode]
    const ways = planned.get(way) ?? waysOf(enquiry, way, closed, closing)
    planned.set(way, ways)
    if ('reason' in ways) {
      reasons.push(noRoute(ways, whyClosed))
      return []
    }
    const byTrain = mode === 'FCL' && planByTrain(enquiry.from, enquiry.to, closed)
    const journeys = byTrain ? [...ways, byTrain.journey] : ways
    const offered = cards.filter((card) => card.mode === mode)
    const options = optionsOf(enquiry)
    const traits = traitsOf(special)
    const light = journeys.filter((journey) => !overweight(mode, journey, cargo).refused)
    const [heavy] = journeys.flatMap((journey) => overweight(mode, journey, cargo).refused ?? [])
    if (heavy && light.length === 0) reasons.push(tooHeavyForRoad(cargo, heavy))
    const rated = light.flatMap((journey) => {
      const { triAxle } = overweight(mode, journey, cargo)
      const handling = handlingOf(special, triAxle)
      return offered.map((card) =>
        rateJourney({ mode, journey, cargo, options, traits, handling }, card, carriages, onTop),
      )
    })
    const inTime = rated.filter((offer) => isInTime(offer, enquiry.shippingDate, closing))
    if (rated.length > 0 && inTime.length === 0)
      reasons.push(noRoute({ reason: 'PASSAGE_CLOSED', place: undefined }, whyClosed))
    return inTime
  })
  const [reason] = reasons
  if (reason && reasons.length === modes.length) throw reason
  return rankOffers(offers)
}

function waysOf(
  { from, to }: Enquiry,
  way: Way,
  closed: readonly PassageCode[],
  closing: readonly Closing[],
): Journey[] | NoRoute {
  if (way === 'sea') return seaWays({ from, to }, [...closed], closing)
  const journey = planJourney(from, to, way)
  return isJourney(journey) ? [journey] : journey
}

export function carriagesOf(cards: readonly RateCard[]): Carriages {
  const one = (mode: keyof Carriages): RateCard => {
    const card = cards.find((card) => card.mode === mode)
    if (!card) throw new Error(`There is no rate card for ${mode}.`)
    return card
  }
  return { TRUCK_FULL: one('TRUCK_FULL'), TRUCK_PART: one('TRUCK_PART'), TRAIN_FULL: one('TRAIN_FULL') }
}
