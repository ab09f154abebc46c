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
import { lockPayment, type PaymentKey, toSubmitted } from './payments.ts'
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
  const message = await cancelByOurselves(deps, actor, simplePaymentId)
  return message === undefined ? cancelAtProvider(deps, { scope: actor, simplePaymentId }) : { message }
}

/** Answers what was done; undefined if the provider may know the payment: then only the provider can stop it. */
async function cancelByOurselves(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<string | undefined> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, { scope: actor, simplePaymentId })
    const { state } = row
    if (state === 'cancelled') return 'This payment is cancelled.'
    requireOpen(paymentActions.cancel, { state })
    if (row.called_at || paymentMoney[state] === 'gone') return undefined
    const step = { from: row.state, to: 'cancelled', at } as const
    await move(tx, paymentLifecycle, { scope: actor, id: simplePaymentId, ...step })
    if (state === 'draft') return 'The draft is discarded.'
    if (paymentMoney[state] !== 'held') return 'The payment is cancelled.'
    await postMove(tx, toSubmitted(row), step)
    return moneyIsBack
  })
}

const moneyIsBack = 'The payment is cancelled. The full amount is back in your balance.'

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
  return { message: moneyIsBack }
}
