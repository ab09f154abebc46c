import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Db, Tx } from '@tradelane/db'
import type { BookingRow } from './bookings.ts'
import { suggestDetails } from './suggest-details.ts'

/** The saved details, or suggestions until there are any. */
export async function readDetails(db: Db | Tx, booking: BookingRow): Promise<BookingDetails> {
  const row = await db
    .selectFrom('freight_booking_details')
    .selectAll()
    .where('uid', '=', booking.uid)
    .where('logistics_id', '=', booking.logistics_id)
    .executeTakeFirst()
  if (!row) return suggestDetails(db, booking)
  return {
    shipper: row.shipper as BookingDetails['shipper'],
    consignee: row.consignee as BookingDetails['consignee'],
    notify_party: row.notify_party as BookingDetails['notify_party'],
    incoterm: row.incoterm as Incoterm | null,
    goods_description: row.goods_description,
    customer_reference: row.customer_reference,
    hs_codes: row.hs_codes,
  }
}

/** Null while there are suggestions only. */
export async function detailsSavedAt(db: Db | Tx, { uid, logistics_id }: BookingRow): Promise<Date | null> {
  const row = await db
    .selectFrom('freight_booking_details')
    .select('saved_at')
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirst()
  return row?.saved_at ?? null
}

/** Once the carrier is asked, it may have booked with the details as they are. */
export const mayEditDetails = ({ state, carrier_asked_at }: BookingRow): boolean =>
  state === 'requested' && !carrier_asked_at

/** Stored at the confirmation too: what the carrier received must not change with the company's profile. */
export async function keepDetails(
  tx: Tx,
  { uid, logistics_id }: BookingRow,
  details: BookingDetails,
  at: Date,
): Promise<void> {
  const { shipper, consignee, notify_party, ...plain } = details
  const values = {
    ...plain,
    shipper: JSON.stringify(shipper),
    consignee: JSON.stringify(consignee),
    notify_party: JSON.stringify(notify_party),
    saved_at: at,
  }
  await tx
    .insertInto('freight_booking_details')
    .values({ uid, logistics_id, ...values })
    .onConflict((conflict) => conflict.columns(['uid', 'logistics_id']).doUpdateSet(values))
    .execute()
}
