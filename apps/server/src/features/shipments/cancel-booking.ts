import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { getBooking, lockBooking } from './bookings.ts'
import { cancelAndRefund } from './cancel-and-refund.ts'
import { cancelWithCarrier } from './cancel-carriage.ts'

type Cancellation = { logistics_id: string; reason?: string | undefined }

/**
 * Cancels a booking for its company. Once it is confirmed the carrier decides, and is asked first, with no transaction open: it
 * refuses when it has the goods. Repeated after a crash, the carrier gives the same answer. Refuses with NOT_FOUND and
 * ILLEGAL_STATE.
 */
export async function cancelBooking(
  deps: Deps,
  actor: CustomerActor,
  { logistics_id: logisticsId, reason }: Cancellation,
): Promise<void> {
  const { state } = await getBooking(deps.db, actor, logisticsId)
  if (state === 'confirmed' && (await deps.carriers.cancel(logisticsId)) === 'too_late') {
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The carrier has received the goods. You can no longer cancel this booking.',
    })
  }
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logisticsId)
    // The carrier's own cancellation was read first.
    if (booking.state === 'cancelled' && state === 'confirmed') return
    // Confirmed in the meantime, so the carrier was not asked.
    if (booking.state !== state) throw new Refusal('CONFLICT')
    await cancelAndRefund(tx, booking, { scope: actor, at, reason })
    if (state === 'requested') await cancelWithCarrier(tx, booking, at)
  })
}
