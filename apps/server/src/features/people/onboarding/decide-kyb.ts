import type { KybDecision } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import type { NewRequirement } from '@tradelane/contract/onboarding/requirements'
import type { KybState } from '@tradelane/contract/onboarding/states'
import { hasVerifiedPerson } from '@tradelane/contract/onboarding/verified-persons'
import type { Tx } from '@tradelane/db'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { askRequirements } from './ask-requirements.ts'
import { kybLifecycle } from './lifecycles.ts'
import { findRegistrationRow, listFounderRows } from './registration-rows.ts'
import { endRequirements, listRequirementRows } from './requirement-rows.ts'
import { matchesOfCompany } from './screen-company.ts'

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

type Ending = Exclude<KybDecision, 'ask'>
const statesOf = { clear: 'Clear', refuse: 'Refused' } as const satisfies Record<Ending, KybState>

/**
 * An administrator's decision on a verification under review. Refuses with NOT_FOUND, with CONFLICT where the company has
 * submitted again or answered since, and with ILLEGAL_STATE.
 */
export async function decideKyb(
  deps: Deps,
  actor: AdminActor,
  { uid, submitted_at: seen, answered_at, decision, reason, requirements = [] }: Decision,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope: actor, id: uid })
    const row = await findRegistrationRow(tx, systemScope(uid))
    if (seen && row && row.submitted_at.getTime() !== seen.getTime()) throw new Refusal('CONFLICT')
    const state = company.kyb_status ?? 'null'
    if (decision === 'ask') {
      requireOpen(officeKybActions.ask, { state })
      await askRequirements(tx, { scope: actor, company, requirements, reason, at: deps.clock.now() })
      return
    }
    await requireSeen(tx, systemScope(uid), answered_at)
    if (decision === 'refuse') requireOpen(officeKybActions.refuse, { state })
    else requireOpen(officeKybActions.clear, { state, ...(await checksOf(deps, tx, systemScope(uid))) })
    await finishReview(tx, decision, {
      scope: actor,
      companyId: uid,
      at: deps.clock.now(),
      // Clearing needs no reason, and the customer sees none.
      reason: decision === 'clear' ? undefined : reason,
    })
  })
}

/** What clearing is closed by beside the state. */
const checksOf = async (deps: Deps, tx: Tx, scope: OneCompanyScope) => ({
  matches: await matchesOfCompany(deps, tx, scope),
  has_person: hasVerifiedPerson(await listFounderRows(tx, scope)),
})

/** Deciding ends the requests: no answer is accepted or dropped unseen. */
async function requireSeen(tx: Tx, scope: OneCompanyScope, seen: Date | null | undefined): Promise<void> {
  if (seen === undefined) return
  const isNewer = (at: Date | null) => (at?.getTime() ?? 0) > (seen?.getTime() ?? 0)
  const rows = await listRequirementRows(tx, scope)
  if (rows.some(({ state, answered_at }) => state === 'answered' && isNewer(answered_at)))
    throw new Refusal('CONFLICT')
}

/** The move with the reason for the customer, the job that mails it, and the job that frees what arrived before, in one transaction. */
export async function finishReview(
  tx: Tx,
  decision: Ending,
  { companyId, ...decided }: { scope: Scope; companyId: string; at: Date; reason?: string | undefined },
): Promise<void> {
  const set = { kyb_due_at: null }
  await endRequirements(tx, {
    scope: systemScope(companyId),
    at: decided.at,
    isCleared: decision === 'clear',
  })
  await move(tx, kybLifecycle, { ...decided, id: companyId, to: statesOf[decision], set })
  await enqueue(tx, 'mail-kyb-decision', { companyId, decision, reason: decided.reason ?? null })
  if (decision === 'clear') await enqueue(tx, 'release-incoming-payments', { companyId })
}
