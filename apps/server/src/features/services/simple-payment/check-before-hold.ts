import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { checkPayout, readCorridor, requireCorridor } from '../../money/corridors/index.ts'
import { corridorOf, payeeInCorridor } from '../../trade/partners/index.ts'
import type { PaymentOrder } from './payment-order.ts'
import { payoutOf } from './payout-of-payment.ts'

/**
 * What the provider would refuse a payment for is asked before its money is held, outside of any transaction: first by the rules of its
 * corridor, then by the provider's own look at it.
 */
export async function checkBeforeHold(deps: Deps, actor: CustomerActor, order: PaymentOrder): Promise<void> {
  const { payee, purposeCode, simplePaymentId } = order
  await readCorridor(deps, actor, corridorOf(payee))
  await requireCorridor(deps.db, payeeInCorridor(payee), purposeCode)
  await checkPayout(deps, actor, { key: simplePaymentId, ...payoutOf(order) })
}
