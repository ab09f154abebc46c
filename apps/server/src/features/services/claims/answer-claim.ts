import { claimActions } from '@tradelane/contract/claims/actions'
import type { claimAnswer } from '@tradelane/contract/claims/calls'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { addDocuments, readDocuments } from './claim-documents.ts'
import { getClaim, lockClaim } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'

/** Answers the question that is open. Refuses with NOT_FOUND, and with ILLEGAL_STATE where nothing is asked. */
export async function answerClaim(
  deps: Deps,
  actor: CustomerActor,
  { claim_id, text, documents }: z.output<typeof claimAnswer>,
): Promise<void> {
  const at = deps.clock.now()
  const { companyId } = actor
  await getClaim(deps.db, actor, claim_id)
  const given = await readDocuments(deps, actor, documents)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockClaim(tx, actor, claim_id)
    requireOpen(claimActions.answer, { state: row.state, is_asked: true })
    const { numUpdatedRows } = await tx
      .updateTable('insurance_claim_questions')
      .set({ answer: text, answered_at: at })
      .where('uid', '=', companyId)
      .where('claim_id', '=', claim_id)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    requireOpen(claimActions.answer, { state: row.state, is_asked: numUpdatedRows === 1n })
    await addDocuments(tx, row, given)
    await note(tx, claimLifecycle, { scope: actor, id: claim_id, what: 'answered', at })
  })
}
