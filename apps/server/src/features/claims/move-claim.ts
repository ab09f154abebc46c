import type { ClaimState } from '@tradelane/contract/claims/calls'
import type { Database, Tx } from '@tradelane/db'
import type { Updateable } from 'kysely'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import type { ClaimRow } from './claims.ts'

const legalMoves: Record<ClaimState, readonly ClaimState[]> = {
  draft: ['submitted'],
  submitted: ['assessing'],
  assessing: ['paid', 'declined'],
  paid: [],
  declined: [],
}

type Move = {
  to: ClaimState
  actor: EventActor
  at: Date
  after?: Record<string, unknown>
  set?: Updateable<Database['insurance_claims']>
}

/** The only writer of `state`, on a row that the caller has locked. Refuses with ILLEGAL_STATE what the table does not allow. */
export async function moveClaim(
  tx: Tx,
  row: ClaimRow,
  { to, actor, at, after, set = {} }: Move,
): Promise<void> {
  if (!legalMoves[row.state].includes(to)) throw new Refusal('ILLEGAL_STATE')
  await changeClaim(tx, row, { ...set, state: to, updated_at: at })
  await tellClaim(tx, row, { from: row.state, to, actor, at, ...(after && { after }) })
}

/** Every change has a version of its own: who decides says which one was looked at. */
export async function changeClaim(
  tx: Tx,
  { uid, claim_id, version }: ClaimRow,
  set: Updateable<Database['insurance_claims']>,
): Promise<void> {
  await tx
    .updateTable('insurance_claims')
    .set({ ...set, version: version + 1 })
    .where('uid', '=', uid)
    .where('claim_id', '=', claim_id)
    .execute()
}

type Told = { from: string | null; to: string; actor: EventActor; at: Date; after?: Record<string, unknown> }

/** A question and its answer are told like a state of their own; the claim is `assessing` all the while. */
export async function tellClaim(
  tx: Tx,
  { uid, claim_id }: Pick<ClaimRow, 'uid' | 'claim_id'>,
  told: Told,
): Promise<void> {
  await recordEvent(tx, { companyId: uid, subject: 'insurance_claim', subjectId: claim_id, ...told })
}
