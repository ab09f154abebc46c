import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../lifecycle/events.ts'
import { movePayment } from './move-payment.ts'

/** What stands on a payment only while it waits. */
const forgotten = {
  approval_requested_by: null,
  approval_requested_at: null,
  approval_binding: null,
  payee: null,
  rate: null,
  spread: null,
  submit_key: null,
}

/** Voids the request of a payment that waits for an approver: it is its preparer's draft again, with the reason. */
export async function returnToDraft(
  tx: Tx,
  {
    companyId,
    simplePaymentId,
    actor,
    now,
    reason,
  }: {
    companyId: string
    simplePaymentId: string
    actor: EventActor
    now: Date
    reason?: string
  },
): Promise<void> {
  const move = { from: 'awaiting_approval', to: 'draft', at: now, now } as const
  await movePayment(tx, { companyId, simplePaymentId, ...move, actor, reason, set: forgotten })
}
