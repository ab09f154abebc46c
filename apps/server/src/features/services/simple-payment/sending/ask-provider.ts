import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { providerCustomerOf } from '../../../money/wallet/index.ts'
import { findCompanyOf, type PaymentKey } from '../queries.ts'
import { recordPayout } from './record-payout.ts'

/**
 * Queries the provider for a payment's state and records it: the only path by which an update changes a payment.
 * Undefined if the provider does not know the payment.
 */
export async function askProvider(deps: Deps, which: PaymentKey): Promise<PaymentState | undefined> {
  const customer = await providerCustomerOf(deps.db, which.scope)
  const payout = await deps.payments.find({ key: which.simplePaymentId, customer })
  return payout && recordPayout(deps, which, payout)
}

/** Asks about the payment with this key. False if there is none. */
export async function readPaymentUpdate(deps: Deps, key: string): Promise<boolean> {
  const companyId = await findCompanyOf(deps.db, key)
  if (companyId) await askProvider(deps, { scope: systemScope(companyId), simplePaymentId: key })
  return companyId !== undefined
}
