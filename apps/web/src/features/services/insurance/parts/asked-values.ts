import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { goodsText, placeText } from '../../../../lib/format/request-text.ts'
import { categoryOfGoods } from './category-of-goods.ts'
import { type DetailsValues, notEarlier } from './details-values.ts'

/** What goods without a freight of ours begin with: what the request says of them. */
export function askedValues(request: WireQuoteRequest): Partial<DetailsValues> {
  const { from, to, cargo, incoterm, role, shipping_date: day } = request
  const carriage = { Air: 'air', Land: 'road', Sea: 'sea', Auto: 'sea' } as const
  return {
    category_of_goods: categoryOfGoods(request),
    description_of_goods: goodsText(request, 500),
    invoice_amount: String(request.total_in_dollars ?? ''),
    volume_of_goods: cargo?.volume ? `${cargo.volume} m³` : '',
    ...(from && {
      place_of_origin: placeText(from),
      origin_countrycode: from.countryCode,
    }),
    ...(to && {
      place_of_destination: placeText(to),
      destination_countrycode: to.countryCode,
    }),
    ...(cargo?.freight_type && { carriage: carriage[cargo.freight_type] }),
    ...(incoterm && { incoterm }),
    ...(role && { insured_party: role }),
    ...(day && { valid_from: notEarlier(day), shipped_on: day }),
  }
}
