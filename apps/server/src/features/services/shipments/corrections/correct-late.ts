import type { lateCorrection } from '@tradelane/contract/shipments/office-calls'
import type { z } from 'zod/mini'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { refuseDetails } from '../asked-of-booking.ts'
import { lockBooking } from '../bookings.ts'
import { detailsSavedAt, findDetails } from '../details.ts'
import { askCarrierNow } from './amend-carriage.ts'
import { correctDetails } from './correct-details.ts'

/**
 * Corrects the details in the company's name once its own time for it is over: the carrier decides. Answers what to say. Refuses with NOT_FOUND,
 * with CONFLICT where somebody else saved since the administrator saw them, with ILLEGAL_STATE, and with CARRIER_REFUSED.
 */
export async function correctLate(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: logisticsId, details, reason, details_saved_at: seen }: z.output<typeof lateCorrection>,
): Promise<string> {
  const which = await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logisticsId)
    const savedAt = await detailsSavedAt(tx, booking)
    if (seen !== undefined && seen?.getTime() !== savedAt?.getTime()) throw new Refusal('CONFLICT')
    refuseDetails(booking, details, await findDetails(tx, booking))
    const number = await correctDetails(deps, tx, { scope: actor, booking, details, lateReason: reason })
    return { companyId: booking.uid, logisticsId, number }
  })
  return askCarrierNow(deps, which)
}
