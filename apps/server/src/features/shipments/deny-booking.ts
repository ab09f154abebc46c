import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import { inTransaction } from '../../transaction.ts'
import { getBooking, lockBooking } from './bookings.ts'
import { tellCarrier } from './cancel-carriage.ts'
import { moveBooking } from './move-booking.ts'

/** Denies a request, with a reason that the customer reads. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function denyBooking(
  deps: Deps,
  { administratorId }: AdminActor,
  { logistics_id: logisticsId, reason }: { logistics_id: string; reason: string },
): Promise<void> {
  const { uid: companyId } = await getBooking(deps.db, undefined, logisticsId)
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, companyId, logisticsId)
    const actor = `administrator:${administratorId}` as const
    await moveBooking(tx, { companyId, logisticsId, from: booking.state, to: 'denied', actor, at, reason })
    await tellCarrier(tx, booking, at)
  })
}
