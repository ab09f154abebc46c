import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { providerCustomerOf } from '../../../money/wallet/index.ts'
import { getPayment, type PaymentKey } from '../queries.ts'
import { recordPayout } from './record-payout.ts'

/**
 * Sends the customer's answer to the provider, and records the payment's new state. Refuses with ILLEGAL_STATE if the
 * provider asks for nothing, with DEPENDENCY_UNAVAILABLE if it does not know the payment. Safe to repeat: an answer to a
 * closed question changes nothing.
 */
export async function answerRequest(deps: Deps, which: PaymentKey, text: string): Promise<void> {
  const { state } = await getPayment(deps.db, which)
  if (state !== 'action_required') throw new Refusal('ILLEGAL_STATE')
  const customer = await providerCustomerOf(deps.db, which.scope)
  const payout = await deps.payments.answerRequest({ key: which.simplePaymentId, customer, text })
  if (!payout) throw new Refusal('DEPENDENCY_UNAVAILABLE')
  await recordPayout(deps, which, payout)
}
