import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { limitRaiseLifecycle } from './lifecycle.ts'

/** The job: ends the higher limits that nobody decided in time, says so to owners and approvers, and closes their task. */
export async function expireRaises(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  await eachDue(deps, {
    job: 'expire-limit-raises',
    subject: 'limit_raise',
    does: 'end higher limits that nobody released',
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('limit_raises')
        .select(['uid as companyId', 'limit_raise_id as id'])
        .where('state', '=', 'waiting')
        .where('waits_until', '<=', at)
        .where('limit_raise_id', '>', after)
        .orderBy('limit_raise_id')
        .limit(limit)
        .execute(),
    each: ({ companyId, id }) => inTransaction(deps.db, (tx) => expire(tx, { companyId, id }, at)),
  })
}

type Raise = { companyId: string; id: string }

async function expire(tx: Tx, { companyId, id }: Raise, at: Date): Promise<void> {
  const which = { scope: systemScope(companyId), id }
  const { state, waits_until } = await lockRow(tx, limitRaiseLifecycle, which)
  if (state !== 'waiting' || waits_until > at) return
  const reason = `Nobody released or refused them within ${promised('waitForRelease')}.`
  await move(tx, limitRaiseLifecycle, { ...which, to: 'void', at, reason, set: { decided_at: at } })
}
