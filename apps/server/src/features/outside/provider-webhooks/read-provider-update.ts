import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'

/** The job of a webhook: the feature that owns the payout asks the provider about it. A webhook about an unknown one stays unread. */
export async function readProviderUpdate(deps: Deps, { key }: Tasks['read-provider-update']): Promise<void> {
  const startedAt = deps.clock.now()
  if (!(await readPayout(deps, key))) return
  await deps.db
    .updateTable('provider_webhooks')
    .set({ read_at: startedAt })
    .where('payout_key', '=', key)
    .where('read_at', 'is', null)
    .where('received_at', '<=', startedAt)
    .execute()
}

async function readPayout(deps: Deps, key: string): Promise<boolean> {
  for (const { readUpdate } of deps.features) if (await readUpdate?.(deps, key)) return true
  return false
}
