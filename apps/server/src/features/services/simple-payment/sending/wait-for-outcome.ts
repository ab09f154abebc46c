import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { alreadySubmitted } from '../already-submitted.ts'
import { getPayment, type PaymentKey, type PaymentRow } from '../payments.ts'
import { isStillSubmitted } from './is-still-submitted.ts'

export type Outcome = {
  simplePaymentId: string
  state: PaymentState
  message: string
  /** None while the payment is waiting for release: the provider has not been asked. */
  provider?: { status: 'ACCEPTED' | 'PROCESSING'; message: string }
}

/**
 * Waits until the provider has answered, at most as long as is configured, and says how the payment, found as given, stands: accepted,
 * still being processed, or, as a refusal, what the provider refused it for, or that it was cancelled meanwhile.
 */
export async function waitForOutcome(deps: Deps, which: PaymentKey, found: PaymentRow): Promise<Outcome> {
  const giveUpAt = Date.now() + deps.config.paymentWaitMs
  let payment = found
  while (payment.state === 'submitted' && Date.now() < giveUpAt)
    if (!(await isStillSubmitted(deps.db, payment.simple_payment_id)))
      payment = await getPayment(deps.db, which)
  return outcomeOf(payment)
}

function outcomeOf(payment: PaymentRow): Outcome {
  const { simple_payment_id: simplePaymentId, state, state_reason: reason } = payment
  // By a person of the company, where the provider names no reason.
  if (state === 'cancelled' && reason === null) throw alreadySubmitted(payment)
  if (state === 'rejected' || state === 'cancelled') {
    const message = reason ?? 'The payment was refused.'
    throw new Refusal('PROVIDER_REFUSED', {
      message,
      extra: { simple_payment_id: simplePaymentId, provider: { status: 'BAD_REQUEST', message } },
    })
  }
  if (state === 'awaiting_approval')
    return {
      simplePaymentId,
      state,
      message: 'The payment is waiting for release by a second person. No money is set aside yet.',
    }
  const isAnswered = state !== 'submitted' && state !== 'in_review'
  const message = isAnswered
    ? 'Thank you! Your payment has been successfully completed. We appreciate your business!'
    : 'Your payment is being processed. The money is set aside, and you can follow it on its page.'
  return {
    simplePaymentId,
    state,
    message,
    provider: isAnswered
      ? { status: 'ACCEPTED', message: 'The payments provider has accepted the payment.' }
      : { status: 'PROCESSING', message: 'The payments provider has not answered yet.' },
  }
}
