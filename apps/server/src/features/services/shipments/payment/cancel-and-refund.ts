import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../../access/actor.ts'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { move } from '../../../../lifecycle/move.ts'
import { coverOfFreight } from '../../../../registry/cover-of-freight.ts'
import { payBack } from '../../../money/charges/index.ts'
import { abandonedOfRecord } from '../../../office/quote-desk/index.ts'
import { cancelClearance } from '../booking/clearance.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { recordOfClearance } from '../ordered-clearance/clearance-request.ts'
import { refundClearance } from '../ordered-clearance/refund-clearance.ts'
import { isCoverClaimed } from './booking-cover.ts'
import { chargeOf } from './freight-charge.ts'

type Cancellation = { scope: Scope; by?: EventActor; at: Date; reason?: string | undefined }

/**
 * Cancels in our books, refunds what was paid, and mails the vendors whose offers of the desk were accepted. What is still being collected is refunded
 * once it is collected.
 */
export async function cancelAndRefund(
  deps: Pick<Deps, 'features'>,
  tx: Tx,
  booking: BookingRow,
  cancellation: Cancellation,
): Promise<void> {
  await move(tx, bookingLifecycle, {
    ...cancellation,
    id: booking.logistics_id,
    from: booking.state,
    to: 'cancelled',
  })
  await cancelClearance(tx, booking, cancellation.at)
  const scope = systemScope(booking.uid)
  await abandonedOfRecord(tx, scope, { service: 'freight', subjectId: booking.logistics_id })
  // Who was to clear the goods has heard of it with the payment.
  const wasCleared = await refundClearance(tx, booking, cancellation.at)
  if (wasCleared) await abandonedOfRecord(tx, scope, recordOfClearance(booking))
  if (booking.paid_at) await refund(deps, tx, booking, cancellation)
}

/**
 * Pays back all that was paid, and cancels the insurance that was bought with it. A policy with a claim stays in force, so that the
 * claim can be decided: only the carrier can cancel such a booking. Idempotent: the booking's id is the key.
 */
export async function refund(
  deps: Pick<Deps, 'features'>,
  tx: Tx,
  booking: BookingRow,
  { by, at }: Pick<Cancellation, 'by' | 'at'>,
): Promise<void> {
  const { uid: companyId, logistics_id: key } = booking
  const scope = systemScope(companyId)
  const charge = await chargeOf(tx, booking)
  if (charge?.state !== 'collected') throw new Error(`booking ${key} is to be refunded and was never paid`)
  await payBack(tx, {
    companyId,
    key,
    kind: 'refund',
    amount: charge.amount,
    description: `Freight ${bookingNumberOf(booking)}, cancelled`,
    payer: quotedFreight(booking).name,
    number: bookingNumberOf(booking),
    at,
  })
  const isClaimed = await isCoverClaimed(deps, tx, booking)
  const reason = `The shipment ${bookingNumberOf(booking)} was cancelled. The premium was refunded with the freight.`
  if (!isClaimed) await coverOfFreight(deps)?.cancel(tx, scope, { logisticsId: key, by, at, reason })
  await tx
    .updateTable('freight_bookings')
    .set({ refunded_at: at })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', key)
    .execute()
}
