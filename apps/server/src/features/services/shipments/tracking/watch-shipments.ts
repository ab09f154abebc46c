import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { trackedStates } from './carrier-progress.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'

const atOnce = 500

/** The job: queries every shipment in transit, the ones with the oldest query first; or those alone of which a carrier has news. */
export async function watchShipments(
  deps: Deps,
  { logisticsIds }: Tasks['watch-shipments'] = {},
): Promise<void> {
  const due = await deps.db
    .selectFrom('freight_bookings')
    .select(['uid', 'logistics_id'])
    .where('state', 'in', trackedStates)
    .$if(logisticsIds !== undefined, (query) => query.where('logistics_id', 'in', logisticsIds ?? []))
    .orderBy('read_at', (order) => order.asc().nullsFirst())
    .limit(atOnce)
    .execute()
  for (const { uid: companyId, logistics_id: logisticsId } of due) {
    await readCarrierUpdate(deps, { companyId, logisticsId }).catch((error: unknown) =>
      deps.log.warn({ err: error, logisticsId }, 'a shipment could not be followed; it is queried again'),
    )
  }
}
