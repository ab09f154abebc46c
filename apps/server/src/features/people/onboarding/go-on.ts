import type { Tx } from '@tradelane/db'
import type { OneCompanyScope, Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move } from '../../../lifecycle/move.ts'
import { kybLifecycle } from './lifecycles.ts'
import { findAwaited } from './requirement-rows.ts'
import { reviewsByItself } from './review-kyb.ts'

type ReviewStart = { scope: Scope; companyId: string; at: Date; facts?: Record<string, unknown> }

/** The review of a verification begins, or begins again, with its due time. */
export async function beginReview(deps: Deps, tx: Tx, { companyId, ...start }: ReviewStart) {
  const set = { kyb_due_at: dueAt('reviewBusiness', start.at, deps.config.officeCountry) }
  const company = await move(tx, kybLifecycle, { ...start, id: companyId, to: 'IN_PROGRESS', set })
  if (reviewsByItself(deps, company.company_name)) {
    const runAt = new Date(start.at.getTime() + deps.config.sandboxStepMs)
    await enqueue(tx, 'review-kyb', { companyId }, { runAt })
  }
}

type Waiting = {
  scope: Scope
  own: OneCompanyScope
  at: Date
  status: string | null
  how: 'answered' | 'taken_back'
}

/** The review goes on by itself once nothing mandatory is open. The company is locked. */
export async function goOnIfAnswered(deps: Deps, tx: Tx, { own, how, status, ...who }: Waiting) {
  if (status !== 'RFI_REQUESTED' || (await findAwaited(tx, own))) return
  await beginReview(deps, tx, { ...who, companyId: own.companyId, facts: { how } })
}
