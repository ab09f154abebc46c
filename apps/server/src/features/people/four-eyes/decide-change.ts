import { changeActions } from '@tradelane/contract/four-eyes/actions'
import type { changeDecision } from '@tradelane/contract/four-eyes/calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { ChangedValues } from '../../../entries/change-kind.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { closeExpired } from './close-expired.ts'
import { kindNamed } from './kind-named.ts'
import { alreadyEnded, expiredText, findChange, lockChange, roleNow } from './lock-change.ts'

type Decision = z.output<typeof changeDecision>

/**
 * A second person approves a change, which takes effect in the same transaction, or refuses it. Refuses with OWN_CHANGE who asked for it, and with
 * CONFLICT, and what happened, a change that was decided, withdrawn or not decided in time.
 */
export async function decideChange(deps: Deps, actor: AdminActor, decision: Decision): Promise<void> {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const { kind: name, subject_id } = await findChange(tx, decision.change_id)
    const kind = kindNamed(deps, name)
    await kind.lock?.(tx, subject_id, deps.clock.now())
    const role = await roleNow(tx, actor)
    if (!kind.decidedBy.includes(role))
      throw new Refusal('ROLE_NOT_ALLOWED', { message: 'Your role does not decide changes of this kind.' })
    const change = await lockChange(tx, decision.change_id)
    const is_own = change.asked_by === actor.administratorId
    requireOpen(changeActions.decide, { state: 'OPEN', is_own }, 'OWN_CHANGE')
    // The refusal comes after the transaction, which keeps that it has expired.
    if (await closeExpired(tx, deps.clock.now(), { changeId: change.change_id })) return 'expired'
    if (change.state !== 'open') throw await alreadyEnded(tx, change)
    await storeDecision(deps, tx, decision, actor)
    if (decision.decision === 'approve')
      await kind.confirm(deps, tx, {
        changeId: change.change_id,
        subjectId: change.subject_id,
        askedBy: change.asked_by,
        decidedBy: actor.administratorId,
        reason: change.reason,
        before: change.before as ChangedValues | null,
        after: change.after as ChangedValues | null,
      })
    return 'decided'
  })
  if (outcome === 'expired') throw new Refusal('CONFLICT', { message: expiredText })
}

/** On the locked change. */
async function storeDecision(
  deps: Deps,
  tx: Tx,
  { change_id, decision, reason }: Decision,
  { administratorId }: AdminActor,
): Promise<void> {
  const at = deps.clock.now()
  const state = decision === 'approve' ? 'confirmed' : 'refused'
  await tx
    .updateTable('pending_changes')
    .set({ state, decided_by: administratorId, decided_at: at, decision_reason: reason || null })
    .where('change_id', '=', change_id)
    .execute()
  await recordEvent(tx, {
    companyId: null,
    subject: 'pending_change',
    subjectId: change_id,
    from: 'open',
    to: state,
    actor: `administrator:${administratorId}`,
    at,
    ...(reason && { after: { reason } }),
  })
  await enqueue(tx, 'mail-decided-change', { changeId: change_id })
}
