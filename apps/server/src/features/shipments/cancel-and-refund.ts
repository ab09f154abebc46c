import type { Tx } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { Scope } from '../../access/scope.ts'
import type { EventActor } from '../../lifecycle/events.ts'
import { move } from '../../lifecycle/move.ts'
import { payBack } from '../charges/index.ts'
import { type BookingRow, bookingNumberOf } from './bookings.ts'
import { bookingLifecycle } from './lifecycle.ts'

type Cancellation = { scope: Scope; by?: EventActor; at: Date; reason?: string | undefined }

/** Cancels in our books, and refunds what was paid. What is still being collected is refunded once it is collected. */
export async function cancelAndRefund(
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
  if (booking.paid_at) await refund(tx, booking, cancellation.at)
}

/** Idempotent: the booking's id is the key. */
export async function refund(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const { uid: companyId, logistics_id: key, cost_amount, currency } = booking
  await payBack(tx, {
    companyId,
    key,
    kind: 'refund',
    amount: money(cost_amount, currency as Currency),
    description: `Freight ${bookingNumberOf(booking)}, cancelled`,
    at,
  })
  await tx
    .updateTable('freight_bookings')
    .set({ refunded_at: at })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', key)
    .execute()
}
