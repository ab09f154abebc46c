import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import { actorOf, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { founderFacts, founderLifecycle } from './lifecycles.ts'
import { requirePersonUnmatched } from './screen-company.ts'

type FounderDecision = 'clear' | 'refuse'
type Decided = {
  companyId: string
  fid: string
  version: number
  decision: FounderDecision
  reason?: string | undefined
}

/**
 * An administrator's decision on a person under review. Refuses with NOT_FOUND, with ILLEGAL_STATE if the person is not
 * under review, and with CONFLICT if the person was changed since the administrator loaded them.
 */
export async function decideFounder(deps: Deps, actor: AdminActor, decided: Decided): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { companyId, fid } = decided
    if (decided.decision === 'clear')
      await requirePersonUnmatched(deps, tx, { scope: systemScope(companyId), fid })
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
