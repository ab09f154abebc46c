import type { FreightWire } from '@tradelane/contract/logistics/freight'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { KeptFreight } from './quotes-queries.ts'

/** The constants of the specification's request. The server books the offer as it stored it. */
const constants = { cid: 123, height: '2.5', length: '12', weight: '2000', width: '2.5' } as const

/** The request of the specification: the route, its constants, and the chosen offer with the figures that were seen; and the details. */
export function freightRequestOf(
  offer: FreightWire,
  { search }: Pick<KeptFreight, 'search'>,
  details: BookingDetails,
) {
  const { from_countrycode, from_lat, from_lng, to_countrycode, to_lat, to_lng } = search
  const { from_city, to_city, container_size, shipping_date } = offer
  return {
    ...constants,
    ...{ from_city, from_countrycode, from_lat, from_lng },
    ...{ to_city, to_countrycode, to_lat, to_lng },
    shipping_date,
    freight_type: search.freight_type,
    container_size: container_size ?? '',
    freights: [offer],
    details,
  }
}
