import type { KybDecision } from '@tradelane/contract/customers/calls'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import type { EventActor } from '../../lifecycle/events.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { moveKyb } from './move-kyb.ts'

type Decision = { uid: string; decision: KybDecision; reason?: string | undefined }

/** An administrator's decision on a verification under review. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function decideKyb(
  deps: Deps,
  { administratorId }: AdminActor,
  { uid, decision, reason }: Decision,
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    finishReview(tx, decision, {
      companyId: uid,
      actor: `administrator:${administratorId}`,
      at: deps.clock.now(),
      // Clearing needs no reason, and the customer sees none.
      reason: decision === 'clear' ? undefined : reason,
    }),
  )
}

/** The move, the reason for the customer, and the job that mails it, in one transaction. */
export async function finishReview(
  tx: Tx,
  decision: KybDecision,
  decided: { companyId: string; actor: EventActor; at: Date; reason?: string | undefined },
): Promise<void> {
  const { companyId, reason } = decided
  await moveKyb(tx, decision, decided)
  await tx
    .updateTable('registrations')
    .set({ status_reason: reason ?? null, review_due_at: null })
    .where('uid', '=', companyId)
    .execute()
  await enqueue(tx, 'mail-kyb-decision', { companyId, decision, reason: reason ?? null })
}
