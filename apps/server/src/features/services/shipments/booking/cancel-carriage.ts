import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../../entries/jobs.ts'
import { type BookingRow, getBooking } from '../bookings.ts'

/** A confirmation that is in progress now has booked with the carrier by then. */
const repeatedAfterMs = 120_000

/**
 * Where a confirmation was tried, the carrier may hold a booking that is no longer wanted. Cancels it now, and again once a
 * confirmation that is in progress has ended.
 */
export async function cancelWithCarrier(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  if (!booking.carrier_asked_at) return
  const which = { companyId: booking.uid, logisticsId: booking.logistics_id }
  await enqueue(tx, 'cancel-carriage', which)
  await enqueue(tx, 'cancel-carriage', which, { runAt: new Date(at.getTime() + repeatedAfterMs) })
}

/** The job. */
export async function cancelCarriage(
  { db, carriers }: Deps,
  { companyId, logisticsId }: Tasks['cancel-carriage'],
): Promise<void> {
  const { state } = await getBooking(db, systemScope(companyId), logisticsId)
  if (state === 'denied' || state === 'cancelled') await carriers.cancel(logisticsId)
}
