import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { policyLifecycle } from './lifecycle.ts'
import { lockPolicy } from './policies.ts'

/** The job: what was bound is expired once its last day is over everywhere on earth. */
export async function expirePolicies(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const at = clock.now()
  const expired = await eachDue(deps, {
    job: 'expire-insurance',
    subject: 'insurance',
    does: 'end an insurance whose time is over',
    due: ({ after, limit }) =>
      db
        .selectFrom('insurance_policies')
        .select(['uid as companyId', 'insurance_id as id'])
        .where('state', '=', 'bound')
        .where('valid_to', '<', lastTodayAnywhere(at))
        .where('insurance_id', '>', after)
        .orderBy('insurance_id')
        .limit(limit)
        .execute(),
    each: ({ companyId, id }) =>
      inTransaction(db, async (tx) => {
        const scope = systemScope(companyId)
        const row = await lockPolicy(tx, scope, id)
        if (row.state === 'bound') await move(tx, policyLifecycle, { scope, id, to: 'expired', at })
      }),
  })
  if (expired > 0) log.info({ expired }, 'insurance policies expired')
}
