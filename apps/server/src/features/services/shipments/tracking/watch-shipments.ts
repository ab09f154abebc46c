import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { trackedStates } from './carrier-progress.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'

/** The job: queries every shipment in transit, the ones with the oldest query first; or those alone of which a carrier has news. */
export async function watchShipments(
  deps: Deps,
  { logisticsIds }: Tasks['watch-shipments'] = {},
): Promise<void> {
  await eachDue(deps, {
    job: 'watch-shipments',
    subject: 'logistics',
    does: 'follow a shipment',
    // The next run goes on with those whose last query is the oldest by then.
    isOnePage: true,
    due: ({ limit }) =>
      deps.db
        .selectFrom('freight_bookings')
        .select(['uid as companyId', 'logistics_id as id'])
        .where('state', 'in', trackedStates)
        .$if(logisticsIds !== undefined, (query) => query.where('logistics_id', 'in', logisticsIds ?? []))
        .orderBy('read_at', (order) => order.asc().nullsFirst())
        .limit(limit)
        .execute(),
    each: ({ companyId, id: logisticsId }) => readCarrierUpdate(deps, { companyId, logisticsId }),
  })
}
