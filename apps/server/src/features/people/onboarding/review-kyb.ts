import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import type { Tx } from '@tradelane/db'
import { isRefusedBySandbox } from '@tradelane/providers'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { inTransaction } from '../../../transaction.ts'
import { finishFounderReview } from './decide-founder.ts'
import { finishReview } from './finish-review.ts'
import { kybLifecycle } from './lifecycles.ts'
import { checksOfPersons } from './ownership.ts'
import { listFounderRows } from './registration-rows.ts'
import { matchesOfCompany } from './screen-company.ts'

export function reviewsByItself({ config }: Deps, companyName: string): boolean {
  return config.isSandbox && (config.clearsKybByItself || isRefusedBySandbox(companyName))
}

/** The job of the sandbox verification provider. Safe to repeat and to run late: an administrator may have been faster. */
export async function reviewKyb(deps: Deps, { companyId }: Tasks['review-kyb']): Promise<void> {
  const scope = systemScope(companyId)
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope, id: companyId })
    if (!reviewsByItself(deps, company.company_name)) return
    const state = company.kyb_status ?? 'null'
    if (isRefusedBySandbox(company.company_name)) {
      const reason = 'The company could not be verified.'
      if (!closedBy(officeKybActions.refuse, { state }))
        await finishReview(tx, 'refuse', { scope, companyId, at, reason })
      return
    }
    // A match is a person's to decide, in the sandbox too.
    const matches = await matchesOfCompany(deps, tx, scope)
    if (matches.length > 0) return
    await clearFounders(tx, scope, at)
    const persons = await checksOfPersons(tx, scope, at)
    if (!closedBy(officeKybActions.clear, { state, matches, ...persons }))
      await finishReview(tx, 'clear', { scope, companyId, at })
  })
}

/** The persons who are reviewed separately. */
async function clearFounders(tx: Tx, scope: OneCompanyScope, at: Date): Promise<void> {
  const persons = await listFounderRows(tx, scope)
  for (const { fid, version } of persons.filter(({ status }) => status === 'IN_PROGRESS'))
    await finishFounderReview(
      tx,
      { companyId: scope.companyId, fid, version, decision: 'clear' },
      { by: 'system', at },
    )
}
