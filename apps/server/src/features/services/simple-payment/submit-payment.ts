import type { FinalPayment } from '@tradelane/contract/simple-payment/forms'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { type BoundRow, loadBound } from '../../../approvals/bound-row.ts'
import { findDollarRate, needsRelease } from '../../../approvals/release-limit.ts'
import { approve, takeTurn } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import { note } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { renewCorridor } from '../../money/corridors/index.ts'
import { isWalletOpen } from '../../money/wallet/index.ts'
import { checkNames, corridorOf, isNameDue } from '../../trade/partners/index.ts'
import { checkBeforeHold } from './check-before-hold.ts'
import { quoteNow } from './draft/price-order.ts'
import { holdPayment } from './hold-payment.ts'
import { explainLackOfMoney } from './lack-of-money.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { isOtherName, needsSecondPerson } from './payee-name.ts'
import { amountAt } from './payment-amounts.ts'
import { paymentSubmission, type Submitted } from './payment-approval.ts'
import { getPayment, type PaymentRow } from './payments.ts'
import { requestRelease } from './release/request-release.ts'
import { type Outcome, waitForOutcome } from './sending/wait-for-outcome.ts'

/** The browser's idempotency key for this submission, stored for retries. */
type Retry = { submitKey: string | undefined }

/**
 * Submits a saved payment: everything is checked, then one transaction uses the code and the quote, holds the money and
 * stores the job that sends it; or, above the company's limit, leaves it to a second person. The provider is asked before
 * whether it would take the payment, and waited for a while afterwards. A repeat finds what it has submitted before.
 */
export async function submitPayment(
  deps: Deps,
  actor: CustomerActor,
  input: FinalPayment,
  retry: Retry,
): Promise<Outcome> {
  const which = { scope: actor, simplePaymentId: input.simple_payment_id }
  const payment = await submit(deps, actor, input, retry).catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'ILLEGAL_STATE') throw error
    const saved = await getPayment(deps.db, which)
    if (saved.state === 'draft' || saved.submit_key !== retry.submitKey) throw error
    return saved
  })
  return waitForOutcome(deps, which, payment)
}

async function submit(
  deps: Deps,
  actor: CustomerActor,
  input: FinalPayment,
  { submitKey }: Retry,
): Promise<PaymentRow> {
  const { simple_payment_id, password, verify_code: code, amount_sent_currency: currency } = input
  const which = { simple_payment_id, submitted: input }
  // The provider stores the payee when it is asked about the payment: only for somebody who knows password and code.
  const outside = (known: BoundRow<Submitted>) => checkBeforeHold(deps, known)
  const approval = { which, password, code, outside }
  const payment = await takeTurn(deps, actor, paymentSubmission, approval, async (found) => {
    // All of it comes from outside, so it is asked before the transaction.
    const known = await learnWhatIsMissing(deps, actor, found, which)
    const dollarRate = await findDollarRate(deps, known.company, currency)
    return approve(
      deps,
      actor,
      paymentSubmission,
      { ...approval, known },
      async (tx, { row, company, at }) => {
        const { order, priced } = row
        if (!priced) throw new Error('a submitted payment has a quote')
        const { source, payee } = order
        const ready = { ...row, quote: priced.quote, actor, at }
        const waits =
          needsSecondPerson(company, payee) ||
          (await needsRelease(tx, actor, { source, dollarRate, company, at }))
        if (waits) return requestRelease(tx, { ...ready, submitKey })
        const noted = { scope: actor, id: simple_payment_id, locked: row.saved, what: 'other_name_alone', at }
        const saved = isOtherName(payee) ? await note(tx, paymentLifecycle, noted) : row.saved
        deps.crashAt('before_hold')
        const set = { submitted_by: actor.userId, submit_key: submitKey ?? null }
        return holdPayment(tx, { ...ready, saved, set })
      },
    )
  }).catch((error: unknown) => {
    const source = amountAt('amount_sent', input.amount_sent, currency)
    return explainLackOfMoney(deps, error, { scope: actor, simplePaymentId: simple_payment_id, source })
  })
  deps.crashAt('after_hold')
  return payment
}

/**
 * Asks the provider what its corridor asks for, and the payee's bank for its name, where what is known is too old, and for a price where the
 * client brings none. Mostly all is known.
 */
async function learnWhatIsMissing(
  deps: Deps,
  actor: CustomerActor,
  found: BoundRow<Submitted>,
  which: Parameters<typeof paymentSubmission.load>[1],
): Promise<BoundRow<Submitted>> {
  const { payee } = found.row.order
  const now = deps.clock.now()
  const accountId = payee.account.beneficiary_account_id
  const isDue = isNameDue(payee.nameCheck, now)
  const [corridor] = await Promise.all([
    renewCorridor(deps, actor, corridorOf(payee), found.row.corridor),
    isDue && checkNames(deps, actor, { accountId }),
  ])
  const known = isDue ? await loadBound(paymentSubmission, { db: deps.db, actor, now }, which) : found
  const row = { ...known.row, corridor }
  if (row.priced) return { ...known, row }
  const quote = await quoteNow(deps, actor, row.order)
  const isOpen = await isWalletOpen(deps.db, actor, row.order.source.currency)
  return { ...known, row: { ...row, priced: { quote, isOpen } } }
}
