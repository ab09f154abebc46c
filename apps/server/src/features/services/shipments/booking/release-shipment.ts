import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { getBooking } from '../bookings.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'

/** The job: informs the carrier that the freight is paid, so that it hands the goods over. Idempotent. */
export async function releaseShipment(
  deps: Deps,
  { companyId, logisticsId }: Tasks['release-shipment'],
): Promise<void> {
  const booking = await getBooking(deps.db, systemScope(companyId), logisticsId)
  if (!booking.paid_at || booking.refunded_at || booking.released_at) return
  await deps.carriers.release(logisticsId)
  await deps.db
    .updateTable('freight_bookings')
    .set({ released_at: deps.clock.now() })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .execute()
  await readCarrierUpdate(deps, { companyId, logisticsId })
}
