import type { Tx } from '@tradelane/db'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import type { CustomerActor } from '../../session-memory.ts'
import { inTransaction } from '../../transaction.ts'
import { getMember } from '../team/index.ts'
import { approvalEndOf, isOwnPayment } from './approval-rules.ts'
import { bindingOf, orderOfDraft, type PaymentOrder } from './payment-order.ts'
import { getPayment, lockPayment, type PaymentRow } from './queries.ts'
import { returnToDraft } from './return-to-draft.ts'

/**
 * The order of a payment that this person may decide, as it was submitted. Where its beneficiary was changed since, it
 * is not what was meant any more: the request is void. Refuses with NOT_FOUND, ILLEGAL_STATE, SELF_APPROVAL.
 */
export async function getWaitingOrder(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<PaymentOrder> {
  const { companyId } = actor
  const row = await getPayment(deps.db, { companyId, simplePaymentId })
  requireDecidable(row, actor.userId, deps.clock.now())
  const order = await orderOfDraft(deps, row).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (order && bindingOf(order) === row.approval_binding) return order
  const reason = 'The beneficiary was changed while the payment waited. Check it and submit it again.'
  await inTransaction(deps.db, async (tx) => {
    await lockWaiting(tx, deps, actor, simplePaymentId)
    await returnToDraft(tx, { companyId, simplePaymentId, actor: 'system', now: deps.clock.now(), reason })
  })
  throw new Refusal('ILLEGAL_STATE', {
    message: 'The beneficiary was changed since: the payment is with its preparer again.',
  })
}

/**
 * Holds the row until the transaction ends, and asks once more: of two who decide the second finds it decided, and
 * whoever is no approver any more since his request came in decides nothing.
 */
export async function lockWaiting(
  tx: Tx,
  { clock }: Deps,
  { companyId, userId }: CustomerActor,
  simplePaymentId: string,
): Promise<void> {
  const row = await lockPayment(tx, { companyId, simplePaymentId })
  requireDecidable(row, userId, clock.now())
  const { role } = await getMember(tx, companyId, userId)
  if (role !== 'owner' && role !== 'approver') throw new Refusal('ROLE_NOT_ALLOWED')
}

function requireDecidable(row: PaymentRow, userId: string, now: Date): void {
  const isOpen =
    row.state === 'awaiting_approval' &&
    row.approval_requested_at !== null &&
    now < approvalEndOf(row.approval_requested_at)
  if (!isOpen)
    throw new Refusal('ILLEGAL_STATE', { message: 'This payment does not wait for an approval any more.' })
  if (isOwnPayment(row, userId)) throw new Refusal('SELF_APPROVAL')
}
