import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { lockBooking } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { cancelWithCarrier } from './cancel-carriage.ts'

/** Denies a request, with a reason that the customer reads. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function denyBooking(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: id, reason }: { logistics_id: string; reason: string },
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, id)
    await move(tx, bookingLifecycle, { scope: actor, id, to: 'denied', at, reason })
    await cancelWithCarrier(tx, booking, at)
  })
}
