import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { missingDetails, missingText } from '@tradelane/contract/shipments/missing-details'
import type { Db, Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { note } from '../../../lifecycle/move.ts'
import type { Enquiry } from '../logistics/index.ts'
import { askedOf } from './asked-of-booking.ts'
import { storedDetails, suggestDetails } from './booking/suggest-details.ts'
import { type BookingRow, quotedFreight } from './bookings.ts'
import { bookingLifecycle } from './lifecycle.ts'

/** The saved details, or suggestions until there are any. */
export async function readDetails(db: Db | Tx, booking: BookingRow): Promise<BookingDetails> {
  return (
    (await findDetails(db, booking)) ??
    suggestDetails(
      db,
      systemScope(booking.uid),
      { ...quotedFreight(booking), enquiry: booking.enquiry as Enquiry },
      booking.transaction_id,
    )
  )
}

export async function findDetails(
  db: Db | Tx,
  { uid, logistics_id }: Pick<BookingRow, 'uid' | 'logistics_id'>,
): Promise<BookingDetails | undefined> {
  const row = await db
    .selectFrom('freight_booking_details')
    .selectAll()
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirst()
  return row && storedDetails(row)
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
  const { shipper, consignee, notify_party, charcoal, not_charcoal = false, ...plain } = details
  const values = {
    ...plain,
    not_charcoal,
    charcoal: charcoal ? JSON.stringify(charcoal) : null,
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

type DetailsChange = { scope: Scope; before: BookingDetails | null; after: BookingDetails; at: Date }

/** Opens the task for what the carrier's papers still need, and closes it once all is given. `before` is null for a new booking. */
export async function noteMissing(
  tx: Tx,
  booking: BookingRow,
  { scope, before, after, at }: DetailsChange,
): Promise<void> {
  const { logistics_id: id } = booking
  const asked = askedOf(booking)
  const missing = missingDetails(after, asked)
  const wasMissing = before !== null && missingDetails(before, asked).length > 0
  if (missing.length > 0 && !wasMissing) {
    const facts = { missing: missingText(missing) }
    await note(tx, bookingLifecycle, { scope, id, at, what: 'details_missing', by: 'system', facts })
  }
  if (missing.length === 0 && wasMissing)
    await note(tx, bookingLifecycle, { scope, id, at, what: 'details_given' })
}
