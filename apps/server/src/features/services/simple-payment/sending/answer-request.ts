import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { Deps } from '../../../../deps/deps.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { answerPayout } from '../../../money/steps/index.ts'
import { getPayment, type PaymentKey } from '../payments.ts'
import { paymentPayout } from './payment-payout.ts'

/**
 * Sends the customer's answer to the provider, and records the payment's new state. Refuses with ILLEGAL_STATE if the
 * provider asks for nothing, with DEPENDENCY_UNAVAILABLE if it does not know the payment. Safe to repeat.
 */
export async function answerRequest(deps: Deps, which: PaymentKey, text: string): Promise<void> {
  const { state, uid: companyId } = await getPayment(deps.db, which)
  requireOpen(paymentActions.answer, { state })
  await answerPayout(deps, paymentPayout, { companyId, id: which.simplePaymentId }, text)
}
