import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { ClosedWay, Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import { isJourney, type Offer, type PassageCode, planJourney } from '@tradelane/freight'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { openClosures, passagesClosed, passagesClosing, type StoredClosure } from './closures.ts'
import type { Enquiry } from './enquiry.ts'
import { insertQuotes } from './freight-quotes.ts'
import { insureOffers } from './insure-offers.ts'
import { modesAsked } from './modes-asked.ts'
import { pricesInForce } from './rate-cards.ts'
import { rateEnquiry } from './rate-enquiry.ts'
import { readEnquiry } from './read-enquiry.ts'
import { refuseRestrictedPlaces } from './refuse-restricted-places.ts'
import { seaLanesOf } from './sea-lanes.ts'

const dayMs = 86_400_000

/** Every carrier's offer for a route, stored until it expires, so that the customer books what was shown. */
export async function searchFreight(
  { db, clock }: Deps,
  scope: CompanyScope,
  search: CargoSearch,
): Promise<{ freights: Freight[]; routes: SeaLane[]; closures: ClosedWay[] }> {
  const at = clock.now()
  const modes = modesAsked(search)
  const enquiry = await readEnquiry(search, at)
  await refuseRestrictedPlaces(db, enquiry)
  const prices = await pricesInForce(db)
  const closures = await openClosures(db)
  const { shippingDate } = enquiry
  const rated = rateEnquiry(
    enquiry,
    modes,
    prices,
    passagesClosed(closures, shippingDate),
    passagesClosing(closures, shippingDate),
  )
  const offers = await insureOffers(db, enquiry, rated, at)
  const freights = await insertQuotes(db, scope, { enquiry, offers, at })
  return { freights, routes: seaLanesOf(freights), closures: closuresOnWay(enquiry, offers, closures) }
}

/**
 * The closures that the offers by sea sail round: those on the way that would be the best without them, if any of the ships is still on
 * its way by then.
 */
function closuresOnWay(
  { from, to, shippingDate }: Enquiry,
  offers: readonly Offer[],
  closures: readonly StoredClosure[],
) {
  if (closures.length === 0 || !offers.some(({ legs: [, main] }) => main.by === 'sea')) return []
  const best = planJourney(from, to, 'sea')
  const passages = isJourney(best) ? (best.main.passages ?? []) : []
  const days = Math.max(...offers.map((offer) => offer.days))
  const last = new Date(Date.parse(shippingDate) + days * dayMs).toISOString().slice(0, 10)
  return closures
    .filter(({ passage, closed_on }) => closed_on <= last && passages.some((one) => one === passage))
    .map(({ passage, reason, closed_on }) => ({ passage: passage as PassageCode, reason, closed_on }))
}
