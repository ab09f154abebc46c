import type { PolicyState } from '@tradelane/contract/insurance/policy'
import type { Database, Tx } from '@tradelane/db'
import type { Updateable } from 'kysely'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import type { PolicyRow } from './policies.ts'

/** Every legal move. From `submitted` and `quoted` back to `submitted`: changed, or asked for again once the quote had expired. */
const legalMoves: Record<PolicyState, readonly PolicyState[]> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['submitted', 'quoted', 'denied', 'cancelled'],
  quoted: ['submitted', 'bound', 'denied', 'cancelled'],
  bound: ['expired', 'cancelled'],
  expired: [],
  denied: [],
  cancelled: [],
}

type Move = {
  to: PolicyState
  actor: EventActor
  at: Date
  after?: Record<string, unknown>
  set?: Updateable<Database['insurance_policies']>
}

/**
 * The only writer of `state`, on a row that the caller has locked. Refuses with ILLEGAL_STATE what the table does not allow, and
 * everything but the money's own outcome while the premium is on its way.
 */
export async function movePolicy(
  tx: Tx,
  row: PolicyRow,
  { to, actor, at, after, set = {} }: Move,
): Promise<void> {
  if (!legalMoves[row.state].includes(to)) throw new Refusal('ILLEGAL_STATE')
  if (row.payment === 'processing' && to !== 'bound')
    throw new Refusal('ILLEGAL_STATE', { message: 'The premium is being paid at this moment.' })
  await tx
    .updateTable('insurance_policies')
    .set({ ...set, state: to, updated_at: at })
    .where('uid', '=', row.uid)
    .where('insurance_id', '=', row.insurance_id)
    .execute()
  await recordEvent(tx, {
    companyId: row.uid,
    subject: 'insurance',
    subjectId: row.insurance_id,
    from: row.state,
    to,
    actor,
    at,
    ...(after && { after }),
  })
}
