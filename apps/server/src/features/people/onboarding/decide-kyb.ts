import type { KybDecision } from '@tradelane/contract/customers/calls'
import type { KybState } from '@tradelane/contract/onboarding/states'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { kybLifecycle } from './lifecycles.ts'
import { findRegistrationRow } from './registration-rows.ts'
import { requireUnmatched } from './screen-company.ts'
import { mayBeCleared } from './verified-persons.ts'

type Decision = {
  uid: string
  /** When the submission was sent that the administrator saw. */
  submitted_at?: Date | undefined
  decision: KybDecision
  reason?: string | undefined
}

const statesOf = { clear: 'Clear', refuse: 'Refused', ask: 'RFI_REQUESTED' } as const satisfies Record<
  KybDecision,
  KybState
>

const noPerson =
  'No authorized person of this company would be verified. Decide on its persons first, or ask for more information.'

/**
 * An administrator's decision on a verification under review. Refuses with NOT_FOUND, with CONFLICT where the company has
 * submitted again since, and with ILLEGAL_STATE.
 */
export async function decideKyb(
  deps: Deps,
  actor: AdminActor,
  { uid, submitted_at: seen, decision, reason }: Decision,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { kyb_status } = await lockRow(tx, kybLifecycle, { scope: actor, id: uid })
    const row = await findRegistrationRow(tx, systemScope(uid))
    if (seen && row && row.submitted_at.getTime() !== seen.getTime()) throw new Refusal('CONFLICT')
    // Where nothing is under review, the states say why.
    if (decision === 'clear' && kyb_status === 'IN_PROGRESS') {
      await requireUnmatched(deps, tx, systemScope(uid))
      if (!(await mayBeCleared(tx, systemScope(uid))))
        throw new Refusal('ILLEGAL_STATE', { message: noPerson })
    }
    await finishReview(tx, decision, {
      scope: actor,
      companyId: uid,
      at: deps.clock.now(),
      // Clearing needs no reason, and the customer sees none.
      reason: decision === 'clear' ? undefined : reason,
    })
  })
}

/** The move with the reason for the customer, the job that mails it, and the job that frees what arrived before, in one transaction. */
export async function finishReview(
  tx: Tx,
  decision: KybDecision,
  { companyId, ...decided }: { scope: Scope; companyId: string; at: Date; reason?: string | undefined },
): Promise<void> {
  const set = { kyb_due_at: null }
  await move(tx, kybLifecycle, { ...decided, id: companyId, to: statesOf[decision], set })
  await enqueue(tx, 'mail-kyb-decision', { companyId, decision, reason: decided.reason ?? null })
  if (decision === 'clear') await enqueue(tx, 'release-incoming-payments', { companyId })
}
