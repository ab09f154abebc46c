import { promised } from '@tradelane/contract/lifecycle/promises'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { inTransaction } from '../../../../transaction.ts'
import { lockPayment } from '../queries.ts'
import { returnToDraft } from '../return-to-draft.ts'
import { mustBeRequestedAfter } from './release-end.ts'

const atOnce = 500

/** The job: a payment that was not decided in time goes back to its preparer. */
export async function expireReleases(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const late = await deps.db
    .selectFrom('simple_payments')
    .select(['uid', 'simple_payment_id'])
    .where('state', '=', 'awaiting_approval')
    .where('approval_requested_at', '<=', mustBeRequestedAfter(now))
    .orderBy('approval_requested_at')
    .limit(atOnce)
    .execute()
  for (const { uid: companyId, simple_payment_id: simplePaymentId } of late) {
    const scope = systemScope(companyId)
    await inTransaction(deps.db, async (tx) => {
      const row = await lockPayment(tx, { scope, simplePaymentId })
      // Taken back, and perhaps submitted again, in the meantime.
      const requestedAt = row.approval_requested_at
      if (row.state !== 'awaiting_approval' || !requestedAt || requestedAt > mustBeRequestedAfter(now)) return
      const reason = `Nobody released the payment within ${promised('waitForRelease')}.`
      await returnToDraft(tx, { scope, id: simplePaymentId, at: now, reason })
    })
  }
}
