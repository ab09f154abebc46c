import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { Db, Tx } from '@tradelane/db'
import { requireRoleNow } from '../../../../access/require-role.ts'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { fingerprintOf, orderOfDraft, type PaymentOrder } from '../payment-order.ts'
import { getPayment, lockPayment, type PaymentRow } from '../payments.ts'
import { isOwnPayment } from './release-rules.ts'

/**
 * The order of a payment that this person may decide, as it was submitted. Refuses with NOT_FOUND, ILLEGAL_STATE,
 * SELF_APPROVAL.
 */
export async function getWaitingOrder(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<PaymentOrder> {
  const row = await getPayment(deps.db, { scope: actor, simplePaymentId })
  requireDecidable(row, actor.userId, deps.clock.now())
  return orderAsSubmitted(deps.db, actor, row)
}

/**
 * Where the beneficiary was changed since the submission, the payment is not what was submitted: it may be refused, or
 * taken back, and not released. Refuses with ILLEGAL_STATE.
 */
export async function orderAsSubmitted(
  db: Db | Tx,
  scope: OneCompanyScope,
  row: PaymentRow,
): Promise<PaymentOrder> {
  const order = await orderOfDraft(db, scope, row).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (order && fingerprintOf(order) === row.approval_binding) return order
  throw new Refusal('ILLEGAL_STATE', {
    message:
      'The beneficiary was changed, or its bank has another name for it, since this was submitted. Refuse it, so that it is submitted again.',
  })
}

/**
 * Locks the row until the transaction ends, and checks once more: of two who decide the second finds it decided, and a
 * person whose role was changed since the request came in decides nothing.
 */
export async function lockWaiting(
  tx: Tx,
  { clock }: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<void> {
  const row = await lockPayment(tx, { scope: actor, simplePaymentId })
  requireDecidable(row, actor.userId, clock.now())
  await requireRoleNow(tx, { method: 'POST', who: 'approver' }, actor)
}

export function requireDecidable(row: PaymentRow, userId: string, now: Date): void {
  const until = row.approval_waits_until
  requireOpen(paymentActions.decide, { state: row.state, is_over: until === null || until <= now })
  // Has a code of its own. Its sentence is the table's.
  if (isOwnPayment(row, userId)) throw new Refusal('SELF_APPROVAL')
}
