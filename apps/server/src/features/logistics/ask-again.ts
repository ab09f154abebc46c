import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { FreightMode } from '@tradelane/freight'
import type { Enquiry } from './enquiry.ts'

/** The search that asks for the same once more, by the way that was offered. */
export function askAgain(enquiry: Enquiry, mode: FreightMode): CargoSearch {
  const { from, to, container, invoiceCents } = enquiry
  return {
    from_city: from.name,
    from_countrycode: from.countryCode,
    from_lng: from.position[0],
    from_lat: from.position[1],
    to_city: to.name,
    to_countrycode: to.countryCode,
    to_lng: to.position[0],
    to_lat: to.position[1],
    shipping_date: enquiry.shippingDate,
    ...typeOf(mode),
    container_size: container ?? '',
    weight: enquiry.weightKg,
    height: 0,
    length: 0,
    width: 0,
    packages: 1,
    volume: enquiry.volumeM3,
    quantity: enquiry.quantity,
    customs_clearance: enquiry.customsClearance,
    insurance: enquiry.insurance,
    ...(invoiceCents !== null && { invoice_amount: invoiceCents / 100 }),
  }
}

function typeOf(mode: FreightMode): Pick<CargoSearch, 'freight_type' | 'transportation_by'> {
  if (mode === 'AIR') return { freight_type: 'Air' }
  const isByLand = mode === 'FTL' || mode === 'LTL' || mode === 'RAIL_FCL'
  return { freight_type: isByLand ? 'Land' : 'Sea', transportation_by: mode }
}
