import type { Customer, PayoutRequest } from '@tradelane/providers'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import type { Tasks } from '../../work/jobs.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { toBeneficiary } from './payee.ts'
import { findPayment, type PaymentKey, type SubmittedPayment, toSubmitted } from './queries.ts'
import { recordPayout } from './record-payout.ts'

/**
 * The job: sends the payment to the provider, then records the answer. Running it again, or twice at once, is always safe.
 * No transaction is open during the provider's call; without an answer it throws, and the queue tries again.
 */
export async function sendSimplePayment(
  deps: Deps,
  { companyId, simplePaymentId }: Tasks['send-simple-payment'],
): Promise<void> {
  const which = { scope: systemScope(companyId), simplePaymentId }
  const calling = await announceCall(deps, which)
  if (calling === 'not wanted') return
  const row = await findPayment(deps.db, which)
  if (row?.state !== 'submitted') return
  const request = requestOf(toSubmitted(row), await providerCustomerOf(deps.db, which.scope))
  // An earlier call may have reached the provider, so the payment is looked up there before it is sent again.
  const known = calling === 'again' ? await deps.payments.find(request) : undefined
  deps.crashAt('before_call')
  const payout = known ?? (await deps.payments.send(request))
  deps.crashAt('after_call')
  await recordPayout(deps, which, payout)
}

/** From here on the payment cannot simply be cancelled: the provider must be asked. */
async function announceCall(
  { db, clock }: Deps,
  { scope: { companyId }, simplePaymentId }: PaymentKey,
): Promise<'first' | 'again' | 'not wanted'> {
  const submitted = db
    .updateTable('simple_payments')
    .set({ called_at: clock.now() })
    .where('uid', '=', companyId)
    .where('simple_payment_id', '=', simplePaymentId)
    .where('state', '=', 'submitted')
  const first = await submitted.where('called_at', 'is', null).executeTakeFirst()
  if (first.numUpdatedRows === 1n) return 'first'
  const again = await submitted.where('called_at', 'is not', null).executeTakeFirst()
  return again.numUpdatedRows === 1n ? 'again' : 'not wanted'
}

function requestOf(payment: SubmittedPayment, customer: Customer): PayoutRequest {
  const { simplePaymentId, source, fee, target, payee, reference } = payment
  return {
    key: simplePaymentId,
    customer,
    source,
    fee,
    target,
    beneficiary: toBeneficiary(payee),
    reference,
    purposeCode: payment.purposeCode,
    sourceOfFunds: payment.sourceOfFunds,
    exemptionCode: payment.exemptionCode,
    payoutMethod: payee.account.payoutMethod,
  }
}
