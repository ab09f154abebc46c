import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type BookingRow, getBooking, lockBooking } from '../bookings.ts'
import { isCoverClaimed } from '../payment/booking-cover.ts'
import { cancelAndRefund } from '../payment/cancel-and-refund.ts'
import { cancelWithCarrier } from './cancel-carriage.ts'

const afterReceipt: readonly BookingState[] = ['in_transit', 'arrived', 'delivered', 'closed']

type Cancellation = { logistics_id: string; reason?: string | undefined }

/**
 * Cancels a booking for its company. Once it is confirmed the carrier decides, and is asked first, with no transaction open: it
 * refuses when it has the goods. Repeated after a crash, the carrier gives the same answer. Refuses with NOT_FOUND and
 * ILLEGAL_STATE, and with ILLEGAL_STATE where a loss was claimed under the booking's insurance: its premium cannot be refunded.
 */
export async function cancelBooking(
  deps: Deps,
  actor: CustomerActor,
  { logistics_id: logisticsId, reason }: Cancellation,
): Promise<void> {
  const { state } = await inTransaction(deps.db, async (tx) => {
    const booking = await getBooking(tx, actor, logisticsId)
    await requireUnclaimed(deps, tx, booking)
    return booking
  })
  const isTooLate =
    afterReceipt.some((one) => one === state) ||
    (state === 'confirmed' && (await deps.carriers.cancel(logisticsId)) === 'too_late')
  if (isTooLate) {
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
    await requireUnclaimed(deps, tx, booking)
    await cancelAndRefund(deps, tx, booking, { scope: actor, at, reason })
    if (state === 'requested') await cancelWithCarrier(tx, booking, at)
  })
}

async function requireUnclaimed(deps: Deps, tx: Tx, booking: BookingRow): Promise<void> {
  if (await isCoverClaimed(deps, tx, booking))
    throw new Refusal('ILLEGAL_STATE', {
      message:
        'A claim was made under the insurance of this shipment. You can cancel the shipment only if the claim is declined.',
    })
}
