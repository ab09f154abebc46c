import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import type { Payout } from '@tradelane/providers'
import type { Deps } from '../../../../deps/deps.ts'
import { move } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { lockPayment, type PaymentKey, toSubmitted } from '../queries.ts'
import { movesTowards } from './payment-progress.ts'
import { postMove } from './post-move.ts'

/**
 * Writes down what the provider says of a payment: every state passed through, its money and its event, in one
 * transaction. A repeated, older or backward answer changes nothing.
 */
export async function recordPayout(deps: Deps, which: PaymentKey, payout: Payout): Promise<PaymentState> {
  const state = await inTransaction(deps.db, (tx) => applyPayout(deps, tx, which, payout))
  deps.crashAt('after_post')
  return state
}

async function applyPayout(deps: Deps, tx: Tx, which: PaymentKey, payout: Payout): Promise<PaymentState> {
  const row = await lockPayment(tx, which)
  const payment = toSubmitted(row)
  requireSamePayment(payment.simplePaymentId, payment.target, payout)
  const now = deps.clock.now()
  const update = { scope: which.scope, by: 'provider', id: which.simplePaymentId } as const
  let state: PaymentState = row.state
  for (const to of movesTowards(state, payout, row.updates_seen)) {
    const at = payout.history.findLast(({ status }) => status === to)?.at ?? now
    const reason = to === payout.status ? payout.reason : undefined
    await move(tx, paymentLifecycle, { ...update, from: state, to, at, reason })
    deps.crashAt('before_post')
    await postMove(tx, payment, { from: state, to, at })
    state = to
  }
  await tx
    .updateTable('simple_payments')
    .set({
      asked_at: now,
      updates_seen: Math.max(row.updates_seen, payout.history.length),
      provider_reference: payout.providerReference ?? row.provider_reference,
    })
    .where('uid', '=', which.scope.companyId)
    .where('simple_payment_id', '=', which.simplePaymentId)
    .execute()
  return state
}

/** An answer about another payment or other amounts than expected must change nothing: a person has to look into it. */
function requireSamePayment(
  key: string,
  promised: { amount: bigint; currency: string },
  payout: Payout,
): void {
  const { target } = payout
  const isSame =
    payout.key === key &&
    (!target || (target.amount === promised.amount && target.currency === promised.currency))
  if (!isSame)
    throw new Error(
      `the provider's answer is not about payment ${key}: ${payout.key}, ${target ? formatMoney(target) : 'no amount'}`,
    )
}
