import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Deps } from '../../boot/deps.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { recordPayout } from './record-payout.ts'

/**
 * Asks the provider how a payment stands and writes it down: the only way in which news moves anything. Undefined where
 * the provider has never heard of it.
 */
export async function askProvider(
  deps: Deps,
  which: { companyId: string; simplePaymentId: string },
): Promise<PaymentState | undefined> {
  const customer = await providerCustomerOf(deps.db, which.companyId)
  const payout = await deps.payments.find({ key: which.simplePaymentId, customer })
  return payout && recordPayout(deps, which, payout)
}
