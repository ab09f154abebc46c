import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import { carriageOfFreight } from '../premiums/index.ts'
import { type FreightFacts, getFreightFacts, type NamedFreight } from '../shipments/index.ts'

const dayMs = 86_400_000
/** How long after the carrier's arrival the goods are covered: sixty days after discharge by the clauses (ICC 1.1.09, 8.1.4). */
const daysAfterArrival = 60

/** The fields of the form that an offer or a booking already answers. Refuses with NOT_FOUND. */
export async function prefillFromFreight(db: Db, scope: Scope, named: NamedFreight) {
  const freight = await getFreightFacts(db, scope, named)
  return {
    shipment_id: freight.shipmentId,
    logistics_id: freight.logisticsId,
    carriage: carriageOfFreight[freight.mode],
    freight_amount: decimalText(freight.carriage),
    invoice_amount: freight.invoice ? decimalText(freight.invoice) : null,
    volume_of_goods: freight.measures,
    place_of_origin: freight.from_city,
    place_of_destination: freight.to_city,
    origin_countrycode: freight.from_countrycode,
    destination_countrycode: freight.to_countrycode,
    vessel: freight.vessel,
    voyage: freight.voyage,
    valid_from: freight.shipping_date,
    valid_to: lastDayOf(freight),
  }
}

/** The last day of a cover from door to door. */
export const lastDayOf = ({ shipping_date, days }: Pick<FreightFacts, 'shipping_date' | 'days'>): string =>
  new Date(Date.parse(shipping_date) + (days + daysAfterArrival) * dayMs).toISOString().slice(0, 10)

/** Refuses with NOT_FOUND freight that is not in scope, and an offer and a booking that do not belong together. */
export async function requireFreight(db: Db, scope: Scope, named: NamedFreight): Promise<void> {
  if (named.shipment_id !== undefined || named.logistics_id !== undefined)
    await getFreightFacts(db, scope, named)
}
