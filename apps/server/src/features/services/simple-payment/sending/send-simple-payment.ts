import type { Tx } from '@tradelane/db'
import type { Customer, PayoutRequest } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { inTransaction } from '../../../../transaction.ts'
import { providerCustomerOf } from '../../../money/wallet/index.ts'
import { toBeneficiary } from '../payee.ts'
import { findPayment, lockPayment, type PaymentKey, type SubmittedPayment, toSubmitted } from '../queries.ts'
import { recordPayout } from './record-payout.ts'
import { passesScreening } from './screen-payment.ts'

/**
 * The job: sends the payment to the provider, then records the answer. Running it again, or twice at once, is always safe.
 * No transaction is open during the provider's call; without an answer it throws, and the queue tries again.
 */
export async function sendSimplePayment(
  deps: Deps,
  { companyId, simplePaymentId }: Tasks['send-simple-payment'],
): Promise<void> {
  const which = { scope: systemScope(companyId), simplePaymentId }
  const calling = await inTransaction(deps.db, (tx) => announceCall(deps, tx, which))
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

/**
 * From here on the payment cannot simply be cancelled: the provider must be asked. What somebody has to look at first is not announced,
 * and its money stays held.
 */
async function announceCall(
  deps: Deps,
  tx: Tx,
  which: PaymentKey,
): Promise<'first' | 'again' | 'not wanted'> {
  const row = await lockPayment(tx, which)
  if (row.state !== 'submitted') return 'not wanted'
  if (row.called_at) return 'again'
  if (!(await passesScreening(deps, tx, row))) return 'not wanted'
  await tx
    .updateTable('simple_payments')
    .set({ called_at: deps.clock.now() })
    .where('uid', '=', which.scope.companyId)
    .where('simple_payment_id', '=', which.simplePaymentId)
    .execute()
  return 'first'
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
