import type { CustomerActor } from '../../../../access/session-memory.ts'
import { withApproval } from '../../../../approvals/with-approval.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { checkBeforeHold, readRules } from '../check-before-hold.ts'
import { holdPayment } from '../hold-payment.ts'
import { explainLackOfMoney } from '../lack-of-money.ts'
import { getPayment, sentBy } from '../payments.ts'
import { type Outcome, waitForOutcome } from '../sending/wait-for-outcome.ts'
import { paymentRelease } from './release-approval.ts'
import { orderAsSubmitted } from './waiting-payment.ts'

type ReleaseForm = {
  simple_payment_id: string
  quote_id: string
  password: string
  verify_code: string
  /** The browser's idempotency key for this release, stored for retries. */
  submitKey: string | undefined
}

/** Releases what a colleague has prepared, at the price just shown: from here on it is like every submitted payment. */
export async function releasePayment(deps: Deps, actor: CustomerActor, given: ReleaseForm): Promise<Outcome> {
  const { password, verify_code: code, submitKey, ...which } = given
  const { userId } = actor
  const key = { scope: actor, simplePaymentId: which.simple_payment_id }
  const saved = await getPayment(deps.db, key)
  if (saved.submit_key === submitKey && saved.approved_by === userId) return waitForOutcome(deps, key, saved)
  if (saved.state === 'awaiting_approval')
    await readRules(deps, actor, await orderAsSubmitted(deps.db, actor, saved))
  // The provider stores the payee when it is asked about the payment: only for somebody who knows password and code.
  const outside = (known: Parameters<typeof checkBeforeHold>[1]) => checkBeforeHold(deps, known)
  const approval = { which, password, code, outside }
  const held = await withApproval(deps, actor, paymentRelease, approval, async (tx, { row, at }) => {
    deps.crashAt('before_hold')
    return holdPayment(tx, {
      saved: row.saved,
      order: row.order,
      quote: row.quote,
      actor,
      at,
      set: {
        submitted_by: row.saved.approval_requested_by,
        approved_by: userId,
        submit_key: submitKey ?? null,
      },
    })
  }).catch((error: unknown) => explainLackOfMoney(deps, error, { ...key, source: sentBy(saved) }))
  deps.crashAt('after_hold')
  return waitForOutcome(deps, key, held)
}
