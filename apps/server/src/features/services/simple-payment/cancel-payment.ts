import { type PaymentState, paymentMoney } from '@tradelane/contract/simple-payment/states'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { providerCustomerOf, recordPayout } from '../../money/steps/index.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { getPayment, lockPayment, type PaymentKey, toSubmitted } from './payments.ts'
import { paymentPayout } from './sending/payment-payout.ts'
import { postMove } from './sending/post-move.ts'

/** Until the bank has it. */
export const cancellable: Readonly<Record<PaymentState, boolean>> = {
  draft: true,
  awaiting_approval: true,
  submitted: true,
  // What is being checked is ours to release or to refuse.
  in_review: false,
  processing: true,
  action_required: true,
  sent: false,
  paid: false,
  rejected: false,
  cancelled: false,
  returned: false,
}

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
  if (!cancellable[state]) throw new Refusal('ILLEGAL_STATE', { message: tooLate })
  if (await cancelByOurselves(deps, actor, simplePaymentId)) {
    return { message: state === 'draft' ? 'The draft is discarded.' : 'The payment is cancelled.' }
  }
  return cancelAtProvider(deps, which)
}

const tooLate = 'It is too late to cancel this payment. It was already sent to the bank, or it has ended.'

/** False if the provider may know the payment: then only the provider can stop it. */
async function cancelByOurselves(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<boolean> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, { scope: actor, simplePaymentId })
    if (row.called_at || !cancellable[row.state] || paymentMoney[row.state] === 'gone') return false
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
  if (state !== 'cancelled') throw new Refusal('ILLEGAL_STATE', { message: tooLate })
  return { message: 'The payment is cancelled. The full amount is back in your balance.' }
}
