import type { Company } from '../../../access/company.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { checkPayout, readCorridor, requireCorridor } from '../../money/corridors/index.ts'
import { corridorOf, payeeInCorridor } from '../../trade/partners/index.ts'
import type { PaymentOrder } from './payment-order.ts'
import { payoutOf } from './payout-of-payment.ts'

/** Reads what the corridor of a payment asks for, and refuses what it lacks. Nothing of the payment leaves the house. */
export async function readRules(
  deps: Deps,
  actor: CustomerActor,
  { payee, purposeCode }: PaymentOrder,
): Promise<void> {
  await readCorridor(deps, actor, corridorOf(payee))
  await requireCorridor(deps.db, payeeInCorridor(payee), purposeCode)
}

/** What the provider would refuse a payment for is asked before its money is held, outside of any transaction. It stores the payee for it. */
export async function checkBeforeHold(
  deps: Deps,
  { row: { order }, company }: { row: { order: PaymentOrder }; company: Company },
): Promise<void> {
  const { simplePaymentId } = order
  await checkPayout(deps, company, { key: simplePaymentId, ...payoutOf(order) }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    // In the shape of its other refusals: the dialog of a payment shows all of them.
    const extra = {
      simple_payment_id: simplePaymentId,
      provider: { status: 'BAD_REQUEST', message: error.message },
    }
    throw new Refusal(error.code, { ...error.details, extra: { ...error.details.extra, ...extra } })
  })
}
