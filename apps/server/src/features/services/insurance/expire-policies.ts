import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../transaction.ts'
import { policyLifecycle } from './lifecycle.ts'
import { lockPolicy } from './policies.ts'

const mostAtATime = 500

/** The job: what was bound is expired once its last day is over everywhere on earth. */
export async function expirePolicies({ db, clock, log }: Deps): Promise<void> {
  const at = clock.now()
  const due = await db
    .selectFrom('insurance_policies')
    .select(['uid', 'insurance_id'])
    .where('state', '=', 'bound')
    .where('valid_to', '<', lastTodayAnywhere(at))
    .orderBy('valid_to')
    .limit(mostAtATime)
    .execute()
  for (const { uid, insurance_id } of due) {
    await inTransaction(db, async (tx) => {
      const row = await lockPolicy(tx, systemScope(uid), insurance_id)
      if (row.state === 'bound')
        await move(tx, policyLifecycle, { scope: systemScope(uid), id: insurance_id, to: 'expired', at })
    })
  }
  if (due.length > 0) log.info({ expired: due.length }, 'insurance policies expired')
}
