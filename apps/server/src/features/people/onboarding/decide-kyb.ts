import type { KybDecision } from '@tradelane/contract/customers/calls'
import type { NewRequirement } from '@tradelane/contract/onboarding/requirements'
import type { KybState } from '@tradelane/contract/onboarding/states'
import type { Tx } from '@tradelane/db'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { askRequirements } from './ask-requirements.ts'
import { kybLifecycle } from './lifecycles.ts'
import { findRegistrationRow } from './registration-rows.ts'
import { endRequirements, findAwaited, listRequirementRows } from './requirement-rows.ts'
import { requireUnmatched } from './screen-company.ts'
import { mayBeCleared } from './verified-persons.ts'

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

const noPerson =
  'No authorized person of this company would be verified. Decide on its persons first, or ask for more information.'

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
    const { kyb_status } = company
    if (decision === 'ask') {
      requireAskable(company)
      await askRequirements(tx, { scope: actor, company, requirements, reason, at: deps.clock.now() })
      return
    }
    await requireSeen(tx, systemScope(uid), answered_at)
    if (decision === 'clear') await requireAnswered(tx, systemScope(uid))
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

/** Refuses with ILLEGAL_STATE before a submission and after a clearing; a review that waits may be asked for more. */
function requireAskable(company: RowOf<'companies'>): void {
  if (company.kyb_status === 'RFI_REQUESTED') return
  const message = kybLifecycle.blockedBy?.(company, 'RFI_REQUESTED')
  if (message) throw new Refusal('ILLEGAL_STATE', { message })
}

/** Deciding ends the requests: no answer is accepted or dropped unseen. */
async function requireSeen(tx: Tx, scope: OneCompanyScope, seen: Date | null | undefined): Promise<void> {
  if (seen === undefined) return
  const isNewer = (at: Date | null) => (at?.getTime() ?? 0) > (seen?.getTime() ?? 0)
  const rows = await listRequirementRows(tx, scope)
  if (rows.some(({ state, answered_at }) => state === 'answered' && isNewer(answered_at)))
    throw new Refusal('CONFLICT')
}

async function requireAnswered(tx: Tx, scope: OneCompanyScope): Promise<void> {
  const awaited = await findAwaited(tx, scope)
  if (!awaited) return
  const message = `The company has not answered this yet: ${awaited.what} (${awaited.about_name}). Wait for its answer, or take the request back.`
  throw new Refusal('ILLEGAL_STATE', { message })
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
