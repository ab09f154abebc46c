import type { FreightRequest } from '@tradelane/contract/logistics/calls'
import type { Db } from '@tradelane/db'
import { compare, parseMoney } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { closedText, openClosures } from './closures.ts'
import type { OfferedFreight } from './describe-offer.ts'
import type { Enquiry } from './enquiry.ts'
import { findQuote } from './freight-quotes.ts'
import { priceAgain } from './price-again.ts'
import { refuseRestrictedPlaces } from './refuse-restricted-places.ts'

/**
 * The stored offer that a request names. Refuses with NOT_FOUND, QUOTE_EXPIRED, NOT_INSURABLE, and QUOTE_ALTERED where the browser shows another
 * price, route or carrier, or where the rate card does not give that price.
 */
export async function getChosenOffer({ db }: Deps, scope: Scope, request: FreightRequest, at: Date) {
  const [chosen] = request.freights
  const quote = chosen && (await findQuote(db, scope, chosen.shipment_id))
  if (!quote) throw new Refusal('NOT_FOUND')
  if (quote.expires_at <= at) throw new Refusal('QUOTE_EXPIRED', { message: await expiryText(db, quote, at) })
  // A country may have come onto the list since the search.
  await refuseRestrictedPlaces(db, quote.enquiry as Enquiry)
  const offered = quote.freight as OfferedFreight
  if (isAltered(request, offered)) throw new Refusal('QUOTE_ALTERED')
  if ((await priceAgain(db, quote, at)) !== quote.cost_amount) throw new Refusal('QUOTE_ALTERED')
  return { shipmentId: quote.shipment_id, offered }
}

/** Closing a passage ends the quotes through it. */
async function expiryText(db: Db, quote: { freight: unknown }, at: Date): Promise<string> {
  const { legs } = quote.freight as OfferedFreight
  const through = legs.flatMap(({ passages = [] }) => passages)
  const closures = await openClosures(db)
  const closure = closures.find(({ passage }) => through.some((one) => one === passage))
  return `${closure ? `${closedText(closure, at)}.` : 'This quote has expired.'} Please search again.`
}

/** Whether the customer saw something else than the stored offer. Fields that were not sent cannot differ. */
function isAltered(request: FreightRequest, offered: OfferedFreight): boolean {
  const [chosen] = request.freights
  const differs = (seen: string | number | undefined, stored: string | number | null) =>
    seen !== undefined && seen !== '' && seen !== stored
  return (
    (chosen?.cost !== undefined && compare(usd(chosen.cost), usd(offered.cost)) !== 0) ||
    differs(chosen?.days, offered.days) ||
    differs(chosen?.name, offered.name) ||
    differs(chosen?.from_city, offered.from_city) ||
    differs(chosen?.to_city, offered.to_city) ||
    differs(request.container_size, offered.container_size) ||
    differs(request.shipping_date, offered.shipping_date) ||
    isElsewhere(request.from_city, offered.from_city) ||
    isElsewhere(request.to_city, offered.to_city)
  )
}

const usd = (text: string) => parseMoney(text, 'USD')

/** The form's field and the search's may be written in each way: 'Springfield', with its region, with its country, or with both. */
function isElsewhere(seen: string | undefined, stored: string): boolean {
  if (!seen) return false
  const place = stored.replace(/,\s*[A-Z]{2}$/, '')
  const [city] = place.split(',')
  return ![place, city].includes(seen.replace(/,\s*[A-Z]{2}$/, ''))
}
