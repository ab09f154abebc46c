import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { findPayoutRequest } from '../../money/steps/index.ts'
import { noteCorrection } from '../../trade/partners/index.ts'

/** The job of a bank's notice: it is kept with the account that the payout went to. One about an unknown payout stays unread. */
export async function readAccountCorrection(
  deps: Deps,
  { key, eventId, correction }: Tasks['read-account-correction'],
): Promise<void> {
  const found = await findPayoutRequest(deps, key)
  if (!found) return
  const { beneficiary } = found.request
  await noteCorrection(deps, systemScope(found.companyId), beneficiary, { ...correction, eventId })
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: deps.clock.now() })
    .where('event_id', '=', eventId)
    .execute()
}
