import type { CaseState } from '@tradelane/contract/screening/states'
import type { OfficeScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { move } from '../../lifecycle/move.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue, type Tasks } from '../../work/jobs.ts'
import { caseLifecycle } from './lifecycle.ts'

type Decision = {
  case_id: string
  version: number
  decision: Exclude<CaseState, 'open'>
  reason: string
}

/** Decides a match; jobs move what waited for it. Refuses with NOT_FOUND, CONFLICT and ILLEGAL_STATE. */
export async function decideCase(
  deps: Deps,
  scope: OfficeScope,
  { case_id: id, version, decision, reason }: Decision,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { uid } = await move(tx, caseLifecycle, { scope, id, version, to: decision, at, reason })
    await enqueue(tx, 'apply-screening', { companyId: uid })
    await enqueue(tx, 'release-incoming-payments', { companyId: uid })
  })
}

/** The job: what waited for a decision goes on, or is refused. Safe to repeat. */
export async function applyScreening(deps: Deps, { companyId }: Tasks['apply-screening']): Promise<void> {
  for (const { screened } of deps.services) await screened?.(deps, companyId)
}
