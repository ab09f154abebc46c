import type { Db, Tx } from '@tradelane/db'
import { payBack } from '../../../money/charges/index.ts'
import { findClearance } from '../booking/asks-of-clearance.ts'
import type { BookingRow } from '../bookings.ts'
import { asOrdered, clearanceNumber, totalOf } from './ordered-clearance.ts'

/**
 * Pays back what was paid for the clearance of a cancelled booking, and answers whether anything was. Safe to repeat: the charge's id is
 * the key.
 */
export async function refundClearance(
  tx: Tx,
  booking: Pick<BookingRow, 'uid' | 'logistics_id'>,
  at: Date,
): Promise<boolean> {
  const row = asOrdered(await findClearance(tx, booking))
  if (!row || row.charge_id === null || row.charge_state !== 'collected' || row.refunded_at) return false
  const number = clearanceNumber(row)
  await payBack(tx, {
    companyId: booking.uid,
    // The refund of the freight has the id of the booking.
    key: row.charge_id,
    kind: 'refund',
    amount: totalOf(row),
    description: `Customs clearance ${number}, cancelled`,
    payer: row.vendor_name,
    number,
    at,
  })
  await tx
    .updateTable('customs_clearances')
    .set({ refunded_at: at })
    .where('uid', '=', booking.uid)
    .where('logistics_id', '=', booking.logistics_id)
    .execute()
  return true
}

/** The refunds of these bookings' clearances, which have the ids of their charges. */
export async function refundsOfClearances(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('customs_clearances')
    .select(['logistics_id', 'charge_id'])
    .where('logistics_id', 'in', ids)
    .where('refunded_at', 'is not', null)
    .execute()
  return rows.flatMap(({ logistics_id: id, charge_id }) => (charge_id ? [{ id, fundingId: charge_id }] : []))
}
