import type { FinalPayment } from '@tradelane/contract/simple-payment/forms'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { requireApproval } from '../accounts/index.ts'
import { needsApproval } from './approval-rules.ts'
import { holdPayment } from './hold-payment.ts'
import { bindingOf, orderOf } from './payment-order.ts'
import { priceOrder } from './price-order.ts'
import { getPayment } from './queries.ts'
import { requestApproval } from './request-approval.ts'
import { requireKyb } from './require-kyb.ts'
import { type Outcome, waitForOutcome } from './wait-for-outcome.ts'

/** The key that the browser made for this submission, kept for its retries. */
type Retry = { submitKey: string | undefined }

/**
 * Submits a saved payment: everything is checked, then one transaction uses the code and the quote, sets the money
 * aside and promises the job that sends it; or, above the company's limit, leaves it to an approver. The provider is
 * not called here. Waits a while for what it says.
 */
export async function submitPayment(
  deps: Deps,
  actor: CustomerActor,
  input: FinalPayment,
  { submitKey }: Retry,
): Promise<Outcome> {
  const which = { companyId: actor.companyId, simplePaymentId: input.simple_payment_id }
  const saved = await getPayment(deps.db, which)
  const isRetry = submitKey !== undefined && saved.submit_key === submitKey
  if (saved.state !== 'draft' && !isRetry) throw new Refusal('ILLEGAL_STATE')
  if (saved.state === 'draft') {
    await requireKyb(deps.db, actor.companyId)
    const order = await orderOf(deps, which, input)
    const quote = await priceOrder(deps, order, input.quote_id ?? saved.quote_id)
    const mustWait = await needsApproval(deps, order)
    const codeId = await requireApproval(deps, actor, {
      purpose: 'simple payment',
      binding: bindingOf(order),
      password: input.password,
      code: input.verify_code,
    })
    const { userId } = actor
    const submission = { order, quote, codeId, userId, submitKey }
    if (mustWait) await requestApproval(deps, submission)
    else {
      deps.crashAt('before_hold')
      const set = { submitted_by: userId, submit_key: submitKey ?? null }
      await holdPayment(deps, { ...submission, from: 'draft', set })
      deps.crashAt('after_hold')
    }
  }
  return waitForOutcome(deps, which)
}
