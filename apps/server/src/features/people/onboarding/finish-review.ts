import type { KybDecision } from '@tradelane/contract/customers/calls'
import type { KybState } from '@tradelane/contract/onboarding/states'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { move } from '../../../lifecycle/move.ts'
import { kybLifecycle } from './lifecycles.ts'
import { endRequirements } from './requirement-rows.ts'

type Ending = Exclude<KybDecision, 'ask'>
const statesOf = { clear: 'Clear', refuse: 'Refused' } as const satisfies Record<Ending, KybState>

/** The move with the reason for the customer, the job that mails it, and the job that frees what arrived before, in one transaction. */
export async function finishReview(
  tx: Tx,
  decision: Ending,
  {
    companyId,
    ...decided
  }: {
    scope: Scope
    companyId: string
    at: Date
    reason?: string | undefined
    facts?: Record<string, unknown>
  },
): Promise<void> {
  const set = { kyb_due_at: null }
  await endRequirements(tx, {
    scope: systemScope(companyId),
    at: decided.at,
    isCleared: decision === 'clear',
  })
  await move(tx, kybLifecycle, { ...decided, id: companyId, to: statesOf[decision], set })
  await enqueue(tx, 'mail-kyb-decision', { companyId, decision, reason: decided.reason ?? null })
  if (decision === 'clear') await enqueue(tx, 'release-incoming-payments', { companyId }, { isFirst: true })
}
