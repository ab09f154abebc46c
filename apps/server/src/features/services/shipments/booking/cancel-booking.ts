import { bookingActions } from '@tradelane/contract/shipments/actions'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { cancelOfRecord, lockRequestOf, requireNewest } from '../../../office/quote-desk/index.ts'
import { type BookingRow, getBooking, lockBooking } from '../bookings.ts'
import { recordOfClearance } from '../ordered-clearance/clearance-request.ts'
import { isCoverClaimed } from '../payment/booking-cover.ts'
import { cancelAndRefund } from '../payment/cancel-and-refund.ts'
import { cancelWithCarrier } from './cancel-carriage.ts'

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
    requireOpen(bookingActions.cancel, booking)
    return booking
  })
  if (state === 'confirmed' && (await deps.carriers.cancel(logisticsId)) === 'too_late')
    // The carrier has received the goods before we have heard of it.
    requireOpen(bookingActions.cancel, { state: 'in_transit' })
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const ofClearance = recordOfClearance({ logistics_id: logisticsId })
    const request = await lockRequestOf(tx, actor, ofClearance)
    const booking = await lockBooking(tx, actor, logisticsId)
    // The carrier's own cancellation was read first.
    if (booking.state === 'cancelled' && state === 'confirmed') return
    // Confirmed in the meantime, so the carrier was not asked.
    if (booking.state !== state) throw new Refusal('CONFLICT')
    await requireUnclaimed(deps, tx, booking)
    await requireNewest(tx, actor, ofClearance, request)
    await cancelAndRefund(deps, tx, booking, { scope: actor, at, reason })
    await cancelOfRecord(tx, actor, request, at, 'The booking was cancelled')
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
