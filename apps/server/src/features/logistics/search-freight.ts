import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { Freight, SeaLane } from '@tradelane/contract/logistics/freight'
import type { CompanyScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { insertQuotes } from './freight-quotes.ts'
import { insureOffers } from './insure-offers.ts'
import { modesAsked } from './modes-asked.ts'
import { listNewestCards, toRateCard } from './rate-cards.ts'
import { rateEnquiry } from './rate-enquiry.ts'
import { readEnquiry } from './read-enquiry.ts'
import { refuseRestrictedPlaces } from './refuse-restricted-places.ts'
import { seaLanesOf } from './sea-lanes.ts'

/** Every carrier's offer for a route, stored until it expires, so that the customer books what was shown. */
export async function searchFreight(
  { db, clock }: Deps,
  scope: CompanyScope,
  search: CargoSearch,
): Promise<{ freights: Freight[]; routes: SeaLane[] }> {
  const at = clock.now()
  const modes = modesAsked(search)
  const enquiry = await readEnquiry(search, at)
  await refuseRestrictedPlaces(db, enquiry)
  const cards = (await listNewestCards(db)).filter((card) => card.is_offered).map(toRateCard)
  const offers = await insureOffers(db, enquiry, rateEnquiry(enquiry, modes, cards, []), at)
  const freights = await insertQuotes(db, scope, { enquiry, offers, at })
  return { freights, routes: seaLanesOf(freights) }
}
