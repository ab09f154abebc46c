import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { recordEvent } from '../../lifecycle/events.ts'
import { enqueue } from '../../work/jobs.ts'
import type { Charge } from '../charges/index.ts'
import { lockBooking } from './bookings.ts'
import { refund } from './call-off.ts'

/**
 * What follows once the freight is collected: the carrier is told to hand the goods out. A booking that was cancelled while
 * the payment was under way gets its money back.
 */
export async function freightPaid(tx: Tx, charge: Charge, at: Date): Promise<void> {
  const { companyId, subjectId: logisticsId, state, reason, amount } = charge
  const isPaid = state === 'collected'
  const booking = await lockBooking(tx, companyId, logisticsId)
  await recordEvent(tx, {
    companyId,
    subject: 'logistics',
    subjectId: logisticsId,
    from: booking.state,
    to: isPaid ? 'freight_paid' : 'payment_refused',
    actor: 'provider',
    at,
    after: { amount: formatMoney(amount), reason: reason ?? undefined },
  })
  if (!isPaid) return
  await tx
    .updateTable('freight_bookings')
    .set({ paid_at: at })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .execute()
  if (booking.state === 'cancelled') await refund(tx, booking, at)
  else await enqueue(tx, 'release-shipment', { companyId, logisticsId })
}
