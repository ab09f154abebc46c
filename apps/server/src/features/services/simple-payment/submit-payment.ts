import type { FinalPayment } from '@tradelane/contract/simple-payment/forms'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { findDollarRate, needsRelease } from '../../../approvals/release-limit.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import { note } from '../../../lifecycle/move.ts'
import { checkNames } from '../../trade/partners/index.ts'
import { alreadySubmitted } from './already-submitted.ts'
import { checkBeforeHold, readRules } from './check-before-hold.ts'
import { quoteNow } from './draft/price-order.ts'
import { holdPayment } from './hold-payment.ts'
import { explainLackOfMoney } from './lack-of-money.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { isOtherName, needsSecondPerson } from './payee-name.ts'
import { amountAt } from './payment-amounts.ts'
import { paymentSubmission } from './payment-approval.ts'
import { orderOf, type PaymentOrder } from './payment-order.ts'
import { getPayment, type PaymentRow } from './payments.ts'
import { requestRelease } from './release/request-release.ts'
import { type Outcome, waitForOutcome } from './sending/wait-for-outcome.ts'

/** The browser's idempotency key for this submission, stored for retries. */
type Retry = { submitKey: string | undefined }

/**
 * Submits a saved payment: everything is checked, then one transaction uses the code and the quote, holds the money and
 * stores the job that sends it; or, above the company's limit, leaves it to a second person. The provider is asked before
 * whether it would take the payment, and waited for a while afterwards.
 */
export async function submitPayment(
  deps: Deps,
  actor: CustomerActor,
  input: FinalPayment,
  { submitKey }: Retry,
): Promise<Outcome> {
  const which = { scope: actor, simplePaymentId: input.simple_payment_id }
  const saved = await getPayment(deps.db, which)
  const isRetry = saved.submit_key === submitKey
  if (saved.state !== 'draft' && !isRetry) throw alreadySubmitted(saved)
  if (saved.state === 'draft') await submit(deps, actor, input, { saved, submitKey })
  return waitForOutcome(deps, which)
}

async function submit(
  deps: Deps,
  actor: CustomerActor,
  input: FinalPayment,
  { saved, submitKey }: Retry & { saved: PaymentRow },
): Promise<void> {
  const { simple_payment_id, password, verify_code: code, amount_sent_currency: currency } = input
  const asked = await orderOf(deps.db, { scope: actor, simplePaymentId: simple_payment_id }, input)
  // All of it comes from outside, so it is asked before the transaction, and at once: a person waits for it. None of it stores anything there.
  const [dollarRate] = await Promise.all([
    findDollarRate(deps, actor, currency),
    readRules(deps, actor, asked),
    checkNames(deps, actor, { accountId: input.beneficiary_account_id }),
  ])
  const quoteId = input.quote_id ?? saved.quote_id ?? (await quoteOf(deps, actor, saved, input))
  const which = { simple_payment_id, submitted: { fields: input, quoteId } }
  // The provider stores the payee when it is asked about the payment: only for somebody who knows password and code.
  const outside = ({ order }: { order: PaymentOrder }) => checkBeforeHold(deps, actor, order)
  const approval = { which, password, code, outside }
  await withApproval(deps, actor, paymentSubmission, approval, async (tx, { row, at }) => {
    const { order, quote } = row
    if (!quote) throw new Error('a submitted payment has a quote')
    const { source, payee } = order
    const waits =
      (await needsSecondPerson(tx, actor, payee)) ||
      (await needsRelease(tx, actor, { source, dollarRate, at }))
    if (waits) return requestRelease(tx, { order, quote, actor, submitKey, at })
    if (isOtherName(payee))
      await note(tx, paymentLifecycle, { scope: actor, id: simple_payment_id, what: 'other_name_alone', at })
    deps.crashAt('before_hold')
    const set = { submitted_by: actor.userId, submit_key: submitKey ?? null }
    return holdPayment(tx, { order, quote, from: 'draft', actor, at, set })
  }).catch((error: unknown) => {
    const source = amountAt('amount_sent', input.amount_sent, currency)
    return explainLackOfMoney(deps, error, { scope: actor, simplePaymentId: simple_payment_id, source })
  })
  deps.crashAt('after_hold')
}

/** A client that brings no quote is priced at this moment's rate. */
async function quoteOf(
  deps: Deps,
  scope: OneCompanyScope,
  saved: PaymentRow,
  input: FinalPayment,
): Promise<string> {
  const which = { scope, simplePaymentId: saved.simple_payment_id }
  return (await quoteNow(deps, scope, await orderOf(deps.db, which, input))).quoteId
}
