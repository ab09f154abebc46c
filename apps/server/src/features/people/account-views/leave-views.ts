import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

/** Ends a view of this colleague; without an id, all that they have opened. Safe to repeat. Refuses with NOT_FOUND a view that another has opened. */
export async function leaveViews(
  deps: Deps,
  { administratorId }: AdminActor,
  viewId: string | undefined,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (viewId !== undefined && !(await isOwn(tx, administratorId, viewId))) throw new Refusal('NOT_FOUND')
    await endViewsOf(deps, tx, administratorId, viewId)
  })
}

async function isOwn(tx: Tx, administratorId: string, viewId: string): Promise<boolean> {
  const view = await tx
    .selectFrom('account_views')
    .select('view_id')
    .where('administrator_id', '=', administratorId)
    .where('view_id', '=', viewId)
    .executeTakeFirst()
  return view !== undefined
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
