import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { getMember } from '../team/index.ts'
import { approvalEndOf, isOwnPayment } from './approval-rules.ts'
import { bindingOf, orderOfDraft, type PaymentOrder } from './payment-order.ts'
import { getPayment, lockPayment, type PaymentRow } from './queries.ts'

/**
 * The order of a payment that this person may decide, as it was submitted. Where its beneficiary was changed since, it
 * is not what was meant any more: it may be refused, or taken back, and not approved. Refuses with NOT_FOUND,
 * ILLEGAL_STATE, SELF_APPROVAL.
 */
export async function getWaitingOrder(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  simplePaymentId: string,
): Promise<PaymentOrder> {
  const row = await getPayment(deps.db, { companyId, simplePaymentId })
  requireDecidable(row, userId, deps.clock.now())
  const order = await orderOfDraft(deps, row).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (order && bindingOf(order) === row.approval_binding) return order
  throw new Refusal('ILLEGAL_STATE', {
    message:
      'The beneficiary was changed since this was submitted. Refuse it, so that it is submitted again.',
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
