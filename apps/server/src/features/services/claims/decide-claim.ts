import { officeClaimActions } from '@tradelane/contract/claims/actions'
import type { claimQuestion, declinedClaim } from '@tradelane/contract/claims/office-calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import type { ClaimRow } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'

type Seen = { claim_id: string; version: number }
/** What `move` and `note` want to know of the decision. */
type Decision = { scope: AdminActor; id: string; at: Date }

/**
 * What the back office does with a submitted claim. Refuses with NOT_FOUND, with CONFLICT a claim that was changed since the
 * administrator saw it, and with ILLEGAL_STATE.
 */
export async function decideClaim(
  deps: Deps,
  scope: AdminActor,
  { claim_id: id, version }: Seen,
  decide: (tx: Tx, row: ClaimRow, decision: Decision) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, claimLifecycle, { scope, id, version })
    if (row.submitted_at === null) throw new Refusal('NOT_FOUND')
    await decide(tx, row, { scope, id, at: deps.clock.now() })
  })
}

export const assessClaim = (deps: Deps, actor: AdminActor, seen: Seen): Promise<void> =>
  decideClaim(deps, actor, seen, async (tx, { state }, decision) => {
    requireOpen(officeClaimActions.assess, { state })
    await move(tx, claimLifecycle, { ...decision, to: 'assessing' })
  })

export const declineClaim = (
  deps: Deps,
  actor: AdminActor,
  { reason, ...seen }: z.output<typeof declinedClaim>,
): Promise<void> =>
  decideClaim(deps, actor, seen, async (tx, { state }, decision) => {
    requireOpen(officeClaimActions.decline, { state })
    await move(tx, claimLifecycle, { ...decision, to: 'declined', reason, set: { reason } })
  })

/** One question at a time: the next one must wait for the answer. */
export const askAboutClaim = (
  deps: Deps,
  actor: AdminActor,
  { question, ...seen }: z.output<typeof claimQuestion>,
): Promise<void> =>
  decideClaim(deps, actor, seen, async (tx, { uid, claim_id, state }, decision) => {
    requireOpen(officeClaimActions.ask, { state, is_asked: await isAsked(tx, claim_id) })
    const asked_by = `administrator:${actor.administratorId}`
    await tx
      .insertInto('insurance_claim_questions')
      .values({ uid, claim_id, question, asked_by, asked_at: decision.at })
      .execute()
    await note(tx, claimLifecycle, { ...decision, what: 'documents_requested', reason: question })
  })

async function isAsked(tx: Tx, claimId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('insurance_claim_questions')
    .select('claim_id')
    .where('claim_id', '=', claimId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}
