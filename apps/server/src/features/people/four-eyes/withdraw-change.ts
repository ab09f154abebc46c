import { changeActions } from '@tradelane/contract/four-eyes/actions'
import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { closeExpired } from './close-expired.ts'
import { alreadyEnded, expiredText, findChange, lockChange } from './lock-change.ts'

/** Who asked for a change takes it back. Refuses with ILLEGAL_STATE another's, and with CONFLICT what does not wait any more. */
export async function withdrawChange(deps: Deps, actor: AdminActor, changeId: string): Promise<void> {
  const at = deps.clock.now()
  const outcome = await inTransaction(deps.db, async (tx) => {
    await findChange(tx, changeId)
    const change = await lockChange(tx, changeId)
    const is_own = change.asked_by === actor.administratorId
    requireOpen(changeActions.withdraw, { state: 'OPEN', is_own })
    if (await closeExpired(tx, at, { changeId })) return 'expired'
    if (change.state !== 'open') throw await alreadyEnded(tx, change)
    await storeWithdrawal(tx, changeId, { by: `administrator:${actor.administratorId}`, at })
    return 'withdrawn'
  })
  if (outcome === 'expired') throw new Refusal('CONFLICT', { message: expiredText })
}

/** Where a colleague has left, what they asked for does not wait any more. */
export async function withdrawAllOf(tx: Tx, administratorId: string, at: Date): Promise<void> {
  const open = await tx
    .selectFrom('pending_changes')
    .select('change_id')
    .where('asked_by', '=', administratorId)
    .where('state', '=', 'open')
    .orderBy('change_id')
    .forUpdate()
    .execute()
  for (const { change_id } of open) await storeWithdrawal(tx, change_id, { by: 'system', at })
}

async function storeWithdrawal(
  tx: Tx,
  changeId: string,
  { by, at }: { by: EventActor; at: Date },
): Promise<void> {
  await tx
    .updateTable('pending_changes')
    .set({ state: 'withdrawn', decided_at: at })
    .where('change_id', '=', changeId)
    .execute()
  await recordEvent(tx, {
    companyId: null,
    subject: 'pending_change',
    subjectId: changeId,
    from: 'open',
    to: 'withdrawn',
    actor: by,
    at,
  })
}
