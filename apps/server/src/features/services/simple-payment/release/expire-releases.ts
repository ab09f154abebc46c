import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lockPayment } from '../payments.ts'
import { returnToDraft } from '../return-to-draft.ts'

/** The job: a payment that was not decided in time goes back to its preparer. */
export async function expireReleases(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await eachDue(deps, {
    job: 'expire-payment-releases',
    subject: 'simple_payment',
    does: 'give a payment that was not released back to its preparer',
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('simple_payments')
        .select(['uid as companyId', 'simple_payment_id as id'])
        .where('state', '=', 'awaiting_approval')
        .where('approval_waits_until', '<=', now)
        .where('simple_payment_id', '>', after)
        .orderBy('simple_payment_id')
        .limit(limit)
        .execute(),
    each: ({ companyId, id }) => inTransaction(deps.db, (tx) => expire(tx, systemScope(companyId), id, now)),
  })
}

async function expire(tx: Tx, scope: OneCompanyScope, id: string, now: Date): Promise<void> {
  const row = await lockPayment(tx, { scope, simplePaymentId: id })
  // Taken back, and perhaps submitted again, in the meantime.
  const waitsUntil = row.approval_waits_until
  if (row.state !== 'awaiting_approval' || !waitsUntil || waitsUntil > now) return
  const reason = `Nobody released the payment within ${promised('waitForRelease')}.`
  await returnToDraft(tx, { scope, id, at: now, reason })
}
