import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { readPayoutUpdate } from '../../money/steps/index.ts'

/** The job of a webhook: the feature that owns the payout asks the provider about it. A webhook about an unknown one stays unread. */
export async function readProviderUpdate(deps: Deps, { key }: Tasks['read-provider-update']): Promise<void> {
  const startedAt = deps.clock.now()
  if (!(await readPayoutUpdate(deps, key))) return
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: startedAt })
    .where('payout_key', '=', key)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}
