import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '@tradelane/db'
import { captureHold, placeHold, releaseHold } from '@tradelane/ledger'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { moveOnce, note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { providerCustomerOf, settledSoon, whenWeHaveGivenUp } from '../../../money/wallet/index.ts'
import { type FundingRow, fundingNumber, lockFunding } from '../fundings.ts'
import { factoringPaymentLifecycle, fundingLifecycle } from '../lifecycle.ts'
import { sharedEntries } from '../movements/journals.ts'
import { repayApproval } from './repay-approval.ts'
import { applyPayment, shareColumns, sharesOf } from './share-payment.ts'

type Given = { invoice_factoring_id: string; amount: string; password: string; verify_code: string }

/**
 * Pays what is due for a funding from the wallet, approved by password and code: one transaction holds the money and stores the job that has it
 * collected. Refuses with ILLEGAL_STATE while another payment of it is being collected, and with INSUFFICIENT_FUNDS.
 */
export async function repayFunding(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
  requestKey: string | undefined,
): Promise<string> {
  const { companyId } = actor
  const earlier = requestKey && (await findByRequest(deps, actor, requestKey))
  const started = earlier
    ? ({ isReleased: true, result: earlier } as const)
    : await withRelease(
        deps,
        actor,
        repayApproval,
        { which, password, code, requestKey },
        (tx, { row, at }) => holdPayment(tx, actor, { ...row, requestKey, at }),
      )
  if (!started.isReleased) return 'The payment is waiting for release by a second person.'
  const paymentId = started.result
  const settled = await settledSoon(deps, settleRepayment(deps, { companyId, paymentId }))
  if (settled?.state === 'refused')
    throw new Refusal('PROVIDER_REFUSED', settled.reason === null ? {} : { message: settled.reason })
  return settled?.state === 'shared'
    ? `${formatMoney(settled.amount)} has been paid.`
    : 'Your payment is being processed.'
}

type Held = { row: FundingRow; amount: Money; requestKey: string | undefined; at: Date }

async function holdPayment(
  tx: Tx,
  actor: CustomerActor,
  { row, amount, requestKey, at }: Held,
): Promise<string> {
  const { companyId } = actor
  const paymentId = randomUUID()
  const fundingId = row.invoice_factoring_id
  const description = `Payment for invoice funding ${fundingNumber(row)}`
  await begin(tx, factoringPaymentLifecycle, {
    scope: actor,
    to: 'held',
    at,
    facts: { amount: formatMoney(amount) },
    values: {
      payment_id: paymentId,
      invoice_factoring_id: fundingId,
      payer: 'customer',
      currency: amount.currency,
      amount: amount.amount,
      paid_on: dayOf(at),
      sender: 'From the wallet',
      reference: fundingNumber(row),
      request_key: requestKey ?? null,
      created_at: at,
    },
  })
  const subject = `invoice_factoring:${fundingId}`
  await placeHold(tx, { id: paymentId, owner: companyId, amount, subject, description, eventAt: at })
  await enqueue(
    tx,
    'collect-factoring-repayment',
    { companyId, paymentId },
    { runAt: whenWeHaveGivenUp(at), key: `factoring-payment:${paymentId}` },
  )
  return paymentId
}

/**
 * Has the provider collect, with no transaction open, then writes down what came of it. Safe to repeat at any point. Still `held` afterwards where
 * the provider has not settled it.
 */
async function settleRepayment(
  deps: Deps,
  { companyId, paymentId }: { companyId: string; paymentId: string },
) {
  const scope = systemScope(companyId)
  const payment = await getPayment(deps, scope, paymentId)
  if (payment.state !== 'held') return payment
  const customer = await providerCustomerOf(deps.db, scope)
  const answer = await deps.payments.charge({ key: paymentId, customer, amount: payment.amount })
  if (answer.status === 'processing') return payment
  await inTransaction(deps.db, (tx) =>
    answer.status === 'collected'
      ? capture(tx, scope, payment, deps.clock.now())
      : giveBack(tx, scope, payment, { at: deps.clock.now(), reason: answer.reason }),
  )
  return getPayment(deps, scope, paymentId)
}

/** The job: throws while the outcome is open, so that the queue asks again, later and later. */
export async function finishRepayment(
  deps: Deps,
  which: { companyId: string; paymentId: string },
): Promise<void> {
  const { state } = await settleRepayment(deps, which)
  if (state === 'held') throw new Error(`payment ${which.paymentId} is still being collected`)
}

type Payment = Awaited<ReturnType<typeof getPayment>>

async function capture(tx: Tx, scope: OneCompanyScope, payment: Payment, at: Date): Promise<void> {
  const { paymentId, fundingId, amount, paidOn } = payment
  const funding = await lockFunding(tx, scope, fundingId)
  const shared = sharesOf(funding, { amount, paidOn })
  const set = { ...shareColumns(shared.shares), settled_at: at }
  const once = { scope, id: paymentId, from: 'held', to: 'shared', by: 'provider', at, set } as const
  if (!(await moveOnce(tx, factoringPaymentLifecycle, once))) return
  const description = `Payment for invoice funding ${fundingNumber(funding)}`
  const entries = sharedEntries(amount, shared.shares)
  await captureHold(tx, { id: paymentId, eventAt: at, kind: 'factoring.repaid', description, entries })
  // The provider has moved it from the customer's wallet into our pool, from which it is passed on.
  await applyPayment(tx, funding, { paymentId, payer: 'customer', amount, paidOn }, shared, at)
}

async function giveBack(
  tx: Tx,
  scope: OneCompanyScope,
  { paymentId, fundingId }: Payment,
  { at, reason = 'No reason was given.' }: { at: Date; reason: string | undefined },
): Promise<void> {
  await lockFunding(tx, scope, fundingId)
  const set = { reason, settled_at: at }
  const once = { scope, id: paymentId, from: 'held', to: 'refused', by: 'provider', at, reason, set } as const
  if (!(await moveOnce(tx, factoringPaymentLifecycle, once))) return
  await releaseHold(tx, { id: paymentId, eventAt: at, description: 'Payment refused, money given back' })
  await note(tx, fundingLifecycle, {
    scope,
    id: fundingId,
    what: 'repayment_refused',
    by: 'provider',
    at,
    reason,
  })
}

async function getPayment({ db }: Deps, { companyId }: OneCompanyScope, paymentId: string) {
  const row = await db
    .selectFrom('factoring_payments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return {
    paymentId: row.payment_id,
    fundingId: row.invoice_factoring_id,
    state: row.state,
    amount: money(row.amount, row.currency as Currency),
    paidOn: row.paid_on,
    reason: row.reason,
  }
}

async function findByRequest({ db }: Deps, { companyId }: OneCompanyScope, requestKey: string) {
  const row = await db
    .selectFrom('factoring_payments')
    .select('payment_id')
    .where('uid', '=', companyId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.payment_id
}

/** Payments from the wallet that our books have not settled; the provider may have. The key is the provider's too. */
export async function listHeldPayments(
  db: Db,
  { companyId }: OneCompanyScope,
): Promise<{ key: string; at: Date }[]> {
  return db
    .selectFrom('factoring_payments')
    .select(['payment_id as key', 'created_at as at'])
    .where('uid', '=', companyId)
    .where('state', '=', 'held')
    .execute()
}
