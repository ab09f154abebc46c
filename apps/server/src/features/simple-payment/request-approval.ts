import type { Deps } from '../../boot/deps.ts'
import { inTransaction } from '../../transaction.ts'
import { useCode } from '../accounts/index.ts'
import type { PricedQuote } from '../wallet/index.ts'
import { movePayment } from './move-payment.ts'
import { columnsOf } from './payment-columns.ts'
import { bindingOf, type PaymentOrder } from './payment-order.ts'

type Submission = {
  order: PaymentOrder
  quote: PricedQuote
  codeId: string
  userId: string
  submitKey: string | undefined
}

/** Leaves a submitted payment to an approver: what was meant is kept, and no money is set aside yet. */
export async function requestApproval(
  deps: Deps,
  { order, quote, codeId, userId, submitKey }: Submission,
): Promise<void> {
  const { companyId, simplePaymentId } = order
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await movePayment(tx, {
      companyId,
      simplePaymentId,
      from: 'draft',
      to: 'awaiting_approval',
      actor: `user:${userId}`,
      at: now,
      now,
      set: {
        ...columnsOf(order, quote),
        approval_requested_by: userId,
        approval_requested_at: now,
        approval_binding: bindingOf(order),
        submit_key: submitKey ?? null,
      },
    })
    await useCode(tx, codeId, now)
  })
}
