import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Charge } from '../../../../entries/billed-charge.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { note } from '../../../../lifecycle/move.ts'
import { lockBooking } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { lapseCover } from './booking-cover.ts'
import { refund } from './cancel-and-refund.ts'

/**
 * What follows once the freight is collected: the carrier is asked to hand the goods over. A booking that was cancelled during
 * the payment is refunded.
 */
export async function freightPaid(tx: Tx, charge: Charge, at: Date, deps: Deps): Promise<void> {
  const { companyId, subjectId: logisticsId, state, reason, amount } = charge
  const isPaid = state === 'collected'
  const scope = systemScope(companyId)
  const booking = await lockBooking(tx, scope, logisticsId)
  await note(tx, bookingLifecycle, {
    scope,
    id: logisticsId,
    what: isPaid ? 'freight_paid' : 'payment_refused',
    by: 'provider',
    at,
    facts: { amount: formatMoney(amount) },
    reason: reason ?? undefined,
    ...(isPaid && { set: { paid_at: at } }),
  })
  if (!isPaid) return lapseCover(tx, await lockBooking(tx, scope, logisticsId), at)
  if (booking.state === 'cancelled') await refund(deps, tx, booking, { by: 'system', at })
  else await enqueue(tx, 'release-shipment', { companyId, logisticsId })
}
