import type { claimQuestion, declinedClaim } from '@tradelane/contract/claims/office-calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import type { EventActor } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { type ClaimRow, lockClaim } from './claims.ts'
import { changeClaim, moveClaim, tellClaim } from './move-claim.ts'

type Seen = { claim_id: string; version: number }
type By = { actor: EventActor; at: Date }

/**
 * What the back office does with a claim that was sent. Refuses with NOT_FOUND, with CONFLICT what was changed since it was looked
 * at, and with ILLEGAL_STATE.
 */
export async function decideClaim(
  deps: Deps,
  { administratorId }: AdminActor,
  { claim_id, version }: Seen,
  decide: (tx: Tx, row: ClaimRow, by: By) => Promise<void>,
): Promise<void> {
  const claim = await deps.db
    .selectFrom('insurance_claims')
    .select('uid')
    .where('claim_id', '=', claim_id)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst()
  if (!claim) throw new Refusal('NOT_FOUND')
  await inTransaction(deps.db, async (tx) => {
    const row = await lockClaim(tx, claim.uid, claim_id)
    if (row.version !== version) throw new Refusal('CONFLICT')
    await decide(tx, row, { actor: `administrator:${administratorId}`, at: deps.clock.now() })
  })
}

export const assessClaim = (deps: Deps, actor: AdminActor, seen: Seen): Promise<void> =>
  decideClaim(deps, actor, seen, (tx, row, by) => moveClaim(tx, row, { to: 'assessing', ...by }))

export const declineClaim = (
  deps: Deps,
  actor: AdminActor,
  { reason, ...seen }: z.output<typeof declinedClaim>,
): Promise<void> =>
  decideClaim(deps, actor, seen, (tx, row, by) =>
    moveClaim(tx, row, { to: 'declined', ...by, after: { reason }, set: { reason } }),
  )

/** One question at a time: the next waits for the answer. */
export const askAboutClaim = (
  deps: Deps,
  actor: AdminActor,
  { question, ...seen }: z.output<typeof claimQuestion>,
): Promise<void> =>
  decideClaim(deps, actor, seen, async (tx, row, { actor: by, at }) => {
    if (row.state !== 'assessing') throw new Refusal('ILLEGAL_STATE')
    const { uid, claim_id } = row
    await tx
      .insertInto('insurance_claim_questions')
      .values({ uid, claim_id, question, asked_by: by, asked_at: at })
      .execute()
    await changeClaim(tx, row, { updated_at: at })
    const after = { reason: question }
    await tellClaim(tx, row, { from: 'assessing', to: 'documents_requested', actor: by, at, after })
  })
