import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { FreightMode } from '@tradelane/freight'
import { decimalText } from '@tradelane/money'
import { type Enquiry, invoiceOf } from './enquiry.ts'
import { specialSearchOf } from './special-cargo.ts'

/** The search that repeats the enquiry, for the mode that was offered. */
export function askAgain(enquiry: Enquiry, mode: FreightMode): CargoSearch {
  const { from, to, container } = enquiry
  const invoice = invoiceOf(enquiry)
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
    ...(enquiry.description && { goods_description: enquiry.description }),
    ...(enquiry.notCharcoal && { not_charcoal: true }),
    ...specialSearchOf(enquiry.special ?? {}),
    customs_clearance: enquiry.customsClearance,
    insurance: enquiry.insurance,
    ...(enquiry.goods && { category_of_goods: enquiry.goods }),
    ...(invoice && { invoice_amount: decimalText(invoice) }),
  }
}

function typeOf(mode: FreightMode): Pick<CargoSearch, 'freight_type' | 'transportation_by'> {
  if (mode === 'AIR') return { freight_type: 'Air' }
  const isByLand = mode === 'FTL' || mode === 'LTL' || mode === 'RAIL_FCL'
  return { freight_type: isByLand ? 'Land' : 'Sea', transportation_by: mode }
}
