import { officeFounderActions } from '@tradelane/contract/onboarding/founder-actions'
import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import { actorOf, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { founderFacts, founderLifecycle, kybLifecycle } from './lifecycles.ts'
import { matchesOfPerson } from './screen-company.ts'

type FounderDecision = 'clear' | 'refuse'
type Decided = {
  companyId: string
  fid: string
  version: number
  decision: FounderDecision
  reason?: string | undefined
}

/**
 * An administrator's decision on a person under review. Refuses with NOT_FOUND, with CONFLICT if the person was changed since the
 * administrator loaded them, and with ILLEGAL_STATE if the person is not under review or has a match.
 */
export async function decideFounder(deps: Deps, actor: AdminActor, decided: Decided): Promise<void> {
  const { companyId, fid, version, decision } = decided
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    // Before the person, as everybody locks them: the screening needs the company.
    await lockRow(tx, kybLifecycle, { scope: actor, id: companyId })
    const { status } = await lockRow(tx, founderLifecycle, { scope, id: fid, version })
    const state = status ?? 'null'
    if (decision === 'refuse') requireOpen(officeFounderActions.refuse, { state })
    else {
      const matches = await matchesOfPerson(deps, tx, { scope, fid })
      requireOpen(officeFounderActions.clear, { state, matches })
    }
    await finishFounderReview(tx, decided, { by: actorOf(actor), at: deps.clock.now() })
  })
}

/** The company is part of the question: a person of another one is not found. */
export async function finishFounderReview(
  tx: Tx,
  { companyId, fid, version, decision, reason: given }: Decided,
  decided: { by: EventActor; at: Date },
): Promise<void> {
  // Clearing needs no reason, and the customer sees none.
  const reason = decision === 'clear' ? undefined : given
  const which = { scope: systemScope(companyId), id: fid, version }
  const person = await lockRow(tx, founderLifecycle, which)
  await move(tx, founderLifecycle, {
    ...which,
    ...decided,
    to: decision === 'clear' ? 'Clear' : 'Refused',
    reason,
    facts: founderFacts(person),
    set: { review_due_at: null },
  })
  const name = `${person.first_name} ${person.last_name}`
  await enqueue(tx, 'mail-founder-decision', { companyId, name, decision, reason: reason ?? null })
}
