import type { CustomerActor } from '../../../../access/session-memory.ts'
import { noteDecision } from '../../../../approvals/note-decision.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { inTransaction } from '../../../../transaction.ts'
import { lockWaiting } from '../release/waiting-payment.ts'
import { returnToDraft } from '../return-to-draft.ts'

/** Gives a waiting payment back to its preparer. Refuses with NOT_FOUND, ILLEGAL_STATE, SELF_APPROVAL. */
export async function refusePayment(
  deps: Deps,
  actor: CustomerActor,
  { simplePaymentId, reason }: { simplePaymentId: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    noteDecision(tx, actor, 'simple payment')
    await lockWaiting(tx, deps, actor, simplePaymentId)
    await returnToDraft(tx, { scope: actor, id: simplePaymentId, at: deps.clock.now(), reason })
  })
}
