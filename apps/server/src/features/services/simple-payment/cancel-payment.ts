import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import { paymentMoney } from '@tradelane/contract/simple-payment/states'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { providerCustomerOf, recordPayout } from '../../money/steps/index.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { getPayment, lockPayment, type PaymentKey, toSubmitted } from './payments.ts'
import { paymentPayout } from './sending/payment-payout.ts'
import { postMove } from './sending/post-move.ts'

/**
 * Discards a draft. Releases the money of a payment that was not sent to the provider yet, and otherwise asks the provider
 * to stop it. Refuses with ILLEGAL_STATE when it is too late. Cancelling again is no error.
 */
export async function cancelPayment(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<{ message: string }> {
  const which = { scope: actor, simplePaymentId }
  const { state } = await getPayment(deps.db, which)
  if (state === 'cancelled') return { message: 'This payment is cancelled.' }
  requireOpen(paymentActions.cancel, { state })
  if (await cancelByOurselves(deps, actor, simplePaymentId)) {
    return { message: state === 'draft' ? 'The draft is discarded.' : 'The payment is cancelled.' }
  }
  return cancelAtProvider(deps, which)
}

/** False if the provider may know the payment: then only the provider can stop it. */
async function cancelByOurselves(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<boolean> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, { scope: actor, simplePaymentId })
    const { state } = row
    if (row.called_at || closedBy(paymentActions.cancel, { state }) || paymentMoney[state] === 'gone')
      return false
    const step = { from: row.state, to: 'cancelled', at } as const
    await move(tx, paymentLifecycle, { scope: actor, id: simplePaymentId, ...step })
    if (paymentMoney[row.state] === 'held') await postMove(tx, toSubmitted(row), step)
    return true
  })
}

async function cancelAtProvider(deps: Deps, which: PaymentKey): Promise<{ message: string }> {
  const customer = await providerCustomerOf(deps.db, which.scope)
  // Without an answer it is unknown whether it was stopped: the state stays, and the watch will query it.
  const payout = await deps.payments.cancel({ key: which.simplePaymentId, customer })
  if (!payout) {
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The payment is being sent to the provider right now. Try again in a minute.',
    })
  }
  const payment = { companyId: which.scope.companyId, id: which.simplePaymentId }
  const state = await recordPayout(deps, paymentPayout, payment, payout)
  if (state !== 'cancelled') {
    requireOpen(paymentActions.cancel, { state })
    // The provider has not stopped it, and has not said that it was sent: it is too late all the same.
    requireOpen(paymentActions.cancel, { state: 'sent' })
  }
  return { message: 'The payment is cancelled. The full amount is back in your balance.' }
}
