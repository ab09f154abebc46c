import type { Deps } from '../../boot/deps.ts'
import { inTransaction } from '../../transaction.ts'
import { mustBeRequestedAfter } from './approval-rules.ts'
import { lockPayment } from './queries.ts'
import { returnToDraft } from './return-to-draft.ts'

const atOnce = 500

/** The job: what nobody has decided within seven days goes back to its preparer. */
export async function expireApprovals(deps: Deps): Promise<void> {
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
    await inTransaction(deps.db, async (tx) => {
      const row = await lockPayment(tx, { companyId, simplePaymentId })
      // Taken back, and perhaps submitted again, in the meantime.
      const requestedAt = row.approval_requested_at
      if (row.state !== 'awaiting_approval' || !requestedAt || requestedAt > mustBeRequestedAfter(now)) return
      const reason = 'Nobody approved the payment within 7 days.'
      await returnToDraft(tx, { companyId, simplePaymentId, actor: 'system', now, reason })
    })
  }
}
