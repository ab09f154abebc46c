import type { Carriage } from '@tradelane/contract/insurance/cover'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import type { Scope } from '../../access/scope.ts'
import { getFreightFacts, type NamedFreight } from '../shipments/index.ts'

const dayMs = 86_400_000
/** How long after the carrier's arrival the goods are covered: sixty days after discharge by the clauses (ICC 1.1.09, 8.1.4). */
const daysAfterArrival = 60

const carriageOf: Record<Freight['mode'], Carriage> = {
  FCL: 'sea',
  LCL: 'sea',
  BULK: 'sea',
  AIR: 'air',
  FTL: 'road',
  LTL: 'road',
  RAIL_FCL: 'rail',
}

/** The fields of the form that an offer or a booking already answers. Refuses with NOT_FOUND. */
export async function prefillFromFreight(db: Db, scope: Scope, named: NamedFreight) {
  const freight = await getFreightFacts(db, scope, named)
  const last = Date.parse(freight.shipping_date) + (freight.days + daysAfterArrival) * dayMs
  return {
    shipment_id: freight.shipmentId,
    logistics_id: freight.logisticsId,
    carriage: carriageOf[freight.mode],
    freight_amount: decimalText(freight.cost),
    invoice_amount: freight.invoice ? decimalText(freight.invoice) : null,
    volume_of_goods: freight.chargeable,
    place_of_origin: freight.from_city,
    place_of_destination: freight.to_city,
    valid_from: freight.shipping_date,
    valid_to: new Date(last).toISOString().slice(0, 10),
  }
}

/** Refuses with NOT_FOUND freight that is not in scope, and an offer and a booking that do not belong together. */
export async function requireFreight(db: Db, scope: Scope, named: NamedFreight): Promise<void> {
  if (named.shipment_id !== undefined || named.logistics_id !== undefined)
    await getFreightFacts(db, scope, named)
}
