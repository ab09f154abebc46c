import type { Carriage } from '@tradelane/contract/insurance/cover'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db, Tx } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'

const dayMs = 86_400_000
/** How long after the carrier's arrival the goods are covered: the clauses' own sixty days after discharge (ICC 1.1.09, 8.1.4). */
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

type Named = { shipment_id?: string | undefined; logistics_id?: string | undefined }
type Kept = Pick<Freight, 'mode' | 'cost' | 'from_city' | 'to_city' | 'shipping_date' | 'days' | 'chargeable'>

/** What an offer or a booking of the company says already. Refuses with NOT_FOUND. */
export async function prefillFromFreight(db: Db, companyId: string, named: Named) {
  const { shipmentId, logisticsId, kept, invoiceCents } = await getFreight(db, companyId, named)
  const last = Date.parse(kept.shipping_date) + (kept.days + daysAfterArrival) * dayMs
  return {
    shipment_id: shipmentId,
    logistics_id: logisticsId,
    carriage: carriageOf[kept.mode],
    freight_amount: kept.cost,
    invoice_amount: invoiceCents === null ? null : (invoiceCents / 100).toFixed(2),
    volume_of_goods: kept.chargeable,
    place_of_origin: kept.from_city,
    place_of_destination: kept.to_city,
    valid_from: kept.shipping_date,
    valid_to: new Date(last).toISOString().slice(0, 10),
  }
}

/** Refuses with NOT_FOUND where the freight that a form names is not the company's, or the two are not the same. */
export async function requireFreight(db: Db, companyId: string, named: Named): Promise<void> {
  if (named.shipment_id !== undefined || named.logistics_id !== undefined)
    await getFreight(db, companyId, named)
}

async function getFreight(db: Db, companyId: string, { shipment_id, logistics_id }: Named) {
  if (shipment_id === undefined && logistics_id === undefined) throw new Refusal('NOT_FOUND')
  const row = await db
    .selectFrom('freight_quotes as quote')
    .leftJoin('freight_bookings as booking', (join) =>
      join.onRef('booking.uid', '=', 'quote.uid').onRef('booking.shipment_id', '=', 'quote.shipment_id'),
    )
    .select(['quote.shipment_id', 'quote.freight', 'quote.enquiry', 'booking.logistics_id'])
    .where('quote.uid', '=', companyId)
    .$if(shipment_id !== undefined, (query) => query.where('quote.shipment_id', '=', shipment_id ?? ''))
    .$if(logistics_id !== undefined, (query) => query.where('booking.logistics_id', '=', logistics_id ?? ''))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return {
    shipmentId: row.shipment_id,
    logisticsId: row.logistics_id,
    kept: row.freight as Kept,
    invoiceCents: (row.enquiry as { invoiceCents: number | null }).invoiceCents,
  }
}

const beforeDeparture = ['requested', 'confirmed', 'denied', 'cancelled']

/** Whether the booking that a policy insures is on its way already. */
export async function hasDeparted(
  tx: Tx,
  { uid, logistics_id }: { uid: string; logistics_id: string | null },
): Promise<boolean> {
  if (logistics_id === null) return false
  const booking = await tx
    .selectFrom('freight_bookings')
    .select('state')
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirst()
  return booking !== undefined && !beforeDeparture.includes(booking.state)
}
