import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'

/** Ends the view if it is this colleague's; without an id, all that they have opened. Safe to repeat. */
export async function leaveViews(
  deps: Deps,
  { administratorId }: AdminActor,
  viewId: string | undefined,
): Promise<void> {
  await inTransaction(deps.db, (tx) => endViewsOf(deps, tx, administratorId, viewId))
}

/** Called where a colleague is removed or gets another role, in that transaction: what they had open does not come back with the role. */
export async function endViewsOf(
  { wallClock }: Deps,
  tx: Tx,
  administratorId: string,
  viewId?: string,
): Promise<void> {
  const now = wallClock.now()
  const open = tx
    .updateTable('account_views')
    .set({ ended_at: now })
    .where('administrator_id', '=', administratorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
  await (viewId === undefined ? open : open.where('view_id', '=', viewId)).execute()
}
