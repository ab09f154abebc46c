import type { Tx } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { EventActor } from '../../lifecycle/events.ts'
import { payBack } from '../charges/index.ts'
import { type BookingRow, bookingNumberOf } from './bookings.ts'
import { moveBooking } from './move-booking.ts'

type Wish = { actor: EventActor; at: Date; reason?: string | undefined }

/** Cancels in our books; what was paid goes back to the wallet. What is being collected yet comes back when it is. */
export async function callOff(tx: Tx, booking: BookingRow, { actor, at, reason }: Wish): Promise<void> {
  const { uid: companyId, logistics_id: logisticsId, state: from } = booking
  await moveBooking(tx, { companyId, logisticsId, from, to: 'cancelled', actor, at, reason })
  if (booking.paid_at) await refund(tx, booking, at)
}

/** Once, however often it is asked for: the booking itself is the key. */
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
