import { ProviderUnavailable } from '@tradelane/providers'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { getPayment } from './queries.ts'
import { recordPayout } from './record-payout.ts'

/**
 * Hands the customer's answer to the provider that asked for it, and writes down how the payment stands then. Refuses
 * with ILLEGAL_STATE where nothing is asked for. Safe to repeat: an answer to what is no longer asked changes nothing.
 */
export async function answerRequest(
  deps: Deps,
  which: { companyId: string; simplePaymentId: string },
  text: string,
): Promise<void> {
  const { state } = await getPayment(deps.db, which)
  if (state !== 'action_required') throw new Refusal('ILLEGAL_STATE')
  const customer = await providerCustomerOf(deps.db, which.companyId)
  const payout = await deps.payments
    .answerRequest({ key: which.simplePaymentId, customer, text })
    .catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) throw new Refusal('DEPENDENCY_UNAVAILABLE')
      throw error
    })
  if (payout) await recordPayout(deps, which, payout)
}
