import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { requireApproval } from '../accounts/index.ts'
import { holdPayment } from './hold-payment.ts'
import { bindingOf } from './payment-order.ts'
import { repriced } from './price-approval.ts'
import { priceOrder } from './price-order.ts'
import { getPayment } from './queries.ts'
import { requireKyb } from './require-kyb.ts'
import { type Outcome, waitForOutcome } from './wait-for-outcome.ts'
import { getWaitingOrder, lockWaiting } from './waiting-payment.ts'

type Approval = {
  simplePaymentId: string
  quoteId: string
  password: string
  code: string
  /** The key that the browser made for this approval, kept for its retries. */
  submitKey: string | undefined
}

/** Approves what a colleague has prepared, at the price just shown: from here on it goes like every submitted payment. */
export async function approvePayment(deps: Deps, actor: CustomerActor, approval: Approval): Promise<Outcome> {
  const { simplePaymentId, quoteId, password, code, submitKey } = approval
  const { companyId, userId } = actor
  const which = { companyId, simplePaymentId }
  const saved = await getPayment(deps.db, which)
  if (submitKey !== undefined && saved.submit_key === submitKey && saved.approved_by === userId)
    return waitForOutcome(deps, which)
  const submitted = await getWaitingOrder(deps, actor, simplePaymentId)
  await requireKyb(deps.db, companyId)
  const order = await repriced(deps, submitted, quoteId)
  const quote = await priceOrder(deps, order, quoteId)
  const codeId = await requireApproval(deps, actor, {
    purpose: 'approve payment',
    binding: bindingOf(order),
    password,
    code,
  })
  deps.crashAt('before_hold')
  await holdPayment(deps, {
    order,
    quote,
    codeId,
    from: 'awaiting_approval',
    userId,
    set: {
      submitted_by: saved.approval_requested_by,
      approved_by: userId,
      submit_key: submitKey ?? null,
    },
    check: (tx) => lockWaiting(tx, deps, actor, simplePaymentId),
  })
  deps.crashAt('after_hold')
  return waitForOutcome(deps, which)
}
