import type { Tx } from '@tradelane/db'
import type { PricedQuote } from '../wallet/index.ts'
import { movePayment } from './move-payment.ts'
import { columnsOf } from './payment-columns.ts'
import { fingerprintOf, type PaymentOrder } from './payment-order.ts'

type Submission = {
  order: PaymentOrder
  quote: PricedQuote
  userId: string
  submitKey: string | undefined
  at: Date
}

/** Leaves a submitted payment to a second person: what was submitted is kept, and no money is held yet. */
export async function requestRelease(
  tx: Tx,
  { order, quote, userId, submitKey, at }: Submission,
): Promise<void> {
  const { companyId, simplePaymentId } = order
  await movePayment(tx, {
    companyId,
    simplePaymentId,
    from: 'draft',
    to: 'awaiting_approval',
    actor: `user:${userId}`,
    at,
    now: at,
    set: {
      ...columnsOf(order, quote),
      approval_requested_by: userId,
      approval_requested_at: at,
      approval_binding: fingerprintOf(order),
      submit_key: submitKey ?? null,
    },
  })
}
