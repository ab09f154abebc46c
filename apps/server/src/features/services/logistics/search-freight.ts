import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { ClosedWay, Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import { isJourney, type Offer, type PassageCode, planJourney } from '@tradelane/freight'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { ratesInForce } from '../../money/price-rates/index.ts'
import { closedText, openClosures, passagesClosed, passagesClosing, type StoredClosure } from './closures.ts'
import type { Enquiry } from './enquiry.ts'
import { insertQuotes } from './freight-quotes.ts'
import { insureOffers } from './insure-offers.ts'
import { modesAsked } from './modes-asked.ts'
import { feeServices, feesBy } from './our-fees.ts'
import { pricesInForce } from './rate-cards.ts'
import { rateEnquiry, wayOf } from './rate-enquiry.ts'
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
  const { insurance, ...rates } = await ratesInForce(db, ['insurance', ...feeServices], {
    companyId: scope.companyId,
    at,
  })
  const prices = { ...(await pricesInForce(db)), fees: feesBy(rates) }
  const closures = await openClosures(db)
  const { shippingDate } = enquiry
  const onWay = modes.some((mode) => wayOf[mode] === 'sea') ? closuresOnBestWay(enquiry, closures) : []
  const rated = rateEnquiry(
    enquiry,
    modes,
    prices,
    passagesClosed(closures, shippingDate),
    passagesClosing(closures, shippingDate),
    onWay.map((closure) => `${closedText(closure, at)}: ${asSentence(closure.reason)}`),
  )
  const offers = await insureOffers(db, enquiry, rated, { now: at, feeRate: insurance })
  const sailed = sailedRound(onWay, offers, shippingDate)
  const freights = await insertQuotes(db, scope, { enquiry, offers, closures: sailed, at })
  return { freights, routes: seaLanesOf(freights), closures: sailed }
}

/** The closures on the way by sea that would be the best without them. */
function closuresOnBestWay({ from, to }: Enquiry, closures: readonly StoredClosure[]) {
  if (closures.length === 0) return []
  const best = planJourney(from, to, 'sea')
  const passages = isJourney(best) ? (best.main.passages ?? []) : []
  return closures.filter(({ passage }) => passages.some((one) => one === passage))
}

/** Those that the offers by sea sail round, if any of the ships is still on its way by then. */
function sailedRound(onWay: readonly StoredClosure[], offers: readonly Offer[], shippingDate: string) {
  if (!offers.some(({ legs: [, main] }) => main.by === 'sea')) return []
  const days = Math.max(...offers.map((offer) => offer.days))
  const last = new Date(Date.parse(shippingDate) + days * dayMs).toISOString().slice(0, 10)
  return onWay
    .filter(({ closed_on }) => closed_on <= last)
    .map(({ passage, ...closure }) => ({
      passage: passage as PassageCode,
      reason: closure.reason,
      closed_on: closure.closed_on,
      ...(closure.source && { source: closure.source }),
    }))
}
