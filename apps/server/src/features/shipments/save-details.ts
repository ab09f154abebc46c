import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { lockBooking } from './bookings.ts'
import { keepDetails, mayEditDetails, noteMissing, readDetails } from './details.ts'
import { screenBooking } from './screen-booking.ts'

/** Refuses with NOT_FOUND, and with ILLEGAL_STATE once the carrier has the details. */
export async function saveDetails(
  deps: Deps,
  actor: CustomerActor,
  { logistics_id, details }: { logistics_id: string; details: BookingDetails },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logistics_id)
    if (!mayEditDetails(booking)) {
      throw new Refusal('ILLEGAL_STATE', {
        message: 'The carrier already has these details. Write to us to change them.',
      })
    }
    const at = deps.clock.now()
    const before = await readDetails(tx, booking)
    await keepDetails(tx, booking, details, at)
    await noteMissing(tx, booking, { scope: actor, before, after: details, at })
    await screenBooking(deps, tx, booking)
  })
}
