import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import { enqueue, type Tasks } from '../../work/jobs.ts'
import { type BookingRow, getBooking } from './bookings.ts'

/** A confirmation that is under way at this moment has booked by then. */
const askedAgainAfterMs = 120_000

/**
 * Where a confirmation was tried, the carrier may have booked what nobody wants any more: at once, and once more when a try
 * that was under way has ended.
 */
export async function tellCarrier(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  if (!booking.carrier_asked_at) return
  const which = { companyId: booking.uid, logisticsId: booking.logistics_id }
  await enqueue(tx, 'cancel-carriage', which)
  await enqueue(tx, 'cancel-carriage', which, { runAt: new Date(at.getTime() + askedAgainAfterMs) })
}

/** The job. */
export async function cancelCarriage(
  { db, carriers }: Deps,
  { companyId, logisticsId }: Tasks['cancel-carriage'],
): Promise<void> {
  const { state } = await getBooking(db, companyId, logisticsId)
  if (state === 'denied' || state === 'cancelled') await carriers.cancel(logisticsId)
}
