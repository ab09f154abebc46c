import type { KybDecision } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import type { NewRequirement } from '@tradelane/contract/onboarding/requirements'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { isWaiting, type Made } from '../four-eyes/index.ts'
import { askRequirements } from './ask-requirements.ts'
import { clearanceOf, clearThroughTwo, requireSeen } from './clear-company.ts'
import { finishReview } from './finish-review.ts'
import { kybLifecycle } from './lifecycles.ts'
import { findRegistrationRow } from './registration-rows.ts'

type Decision = {
  uid: string
  /** When the submission was sent that the administrator saw. */
  submitted_at?: Date | undefined
  /** When the newest answer to a request came that the administrator saw; null for none. */
  answered_at?: Date | null | undefined
  decision: KybDecision
  reason?: string | undefined
  /** What is asked for; without it the reason is the one thing. */
  requirements?: readonly NewRequirement[] | undefined
}

/**
 * A colleague's decision on a verification under review. Clearing needs a second one, where there is one. Refuses with NOT_FOUND, with CONFLICT
 * where the company has submitted again or answered since, and with ILLEGAL_STATE.
 */
export async function decideKyb(
  deps: Deps,
  actor: AdminActor,
  { uid, submitted_at: seen, answered_at, decision, reason, requirements = [] }: Decision,
): Promise<Made> {
  return inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope: actor, id: uid })
    const row = await findRegistrationRow(tx, systemScope(uid))
    if (seen && row && row.submitted_at.getTime() !== seen.getTime()) throw new Refusal('CONFLICT')
    const state = company.kyb_status ?? 'null'
    const is_waiting = await isWaiting(deps, tx, clearanceOf(uid))
    const at = deps.clock.now()
    if (decision === 'ask') {
      requireOpen(officeKybActions.ask, { state, is_waiting })
      await askRequirements(tx, { scope: actor, company, requirements, reason, at })
      return done
    }
    await requireSeen(tx, systemScope(uid), answered_at)
    if (decision === 'clear') return clearThroughTwo(deps, tx, actor, { company, is_waiting, reason })
    requireOpen(officeKybActions.refuse, { state, is_waiting })
    await finishReview(tx, 'refuse', { scope: actor, companyId: uid, at, reason })
    return done
  })
}

const done: Made = { changeId: undefined }
