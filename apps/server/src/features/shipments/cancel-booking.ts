import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { getBooking, lockBooking } from './bookings.ts'
import { callOff } from './call-off.ts'
import { tellCarrier } from './cancel-carriage.ts'

type Wish = { logistics_id: string; reason?: string | undefined }

/**
 * Calls a booking off. Once it is confirmed the carrier has the last word, and is asked first, with no transaction open: it
 * says no when it has the goods. Repeated after a crash, it says again what it has said. Refuses with NOT_FOUND and
 * ILLEGAL_STATE.
 */
export async function cancelBooking(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  { logistics_id: logisticsId, reason }: Wish,
): Promise<void> {
  const { state } = await getBooking(deps.db, companyId, logisticsId)
  if (state === 'confirmed' && (await deps.carriers.cancel(logisticsId)) === 'too_late') {
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The carrier has received the goods: this can no longer be cancelled.',
    })
  }
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, companyId, logisticsId)
    // The carrier's own news of it came first.
    if (booking.state === 'cancelled' && state === 'confirmed') return
    // Confirmed while we were at it: the carrier was not asked.
    if (booking.state !== state) throw new Refusal('CONFLICT')
    await callOff(tx, booking, { actor: `user:${userId}`, at, reason })
    if (state === 'requested') await tellCarrier(tx, booking, at)
  })
}
