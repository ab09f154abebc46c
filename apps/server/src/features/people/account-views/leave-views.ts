import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'

/** Ends what this colleague has opened. Safe to repeat. */
export async function leaveViews({ db, wallClock }: Deps, { administratorId }: AdminActor): Promise<void> {
  const now = wallClock.now()
  await inTransaction(db, (tx) =>
    tx
      .updateTable('account_views')
      .set({ ended_at: now })
      .where('administrator_id', '=', administratorId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .execute(),
  )
}
