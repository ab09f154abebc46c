import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { captureHold, releaseHold } from '@tradelane/ledger'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { beginStep, makeStep, moneyStep, settledAs, settledSoon } from '../../../money/steps/index.ts'
import { type FundingRow, fundingNumber, lockFunding } from '../fundings.ts'
import { factoringPaymentLifecycle, fundingLifecycle } from '../lifecycle.ts'
import { sharedEntries } from '../movements/journals.ts'
import { repayApproval } from './repay-approval.ts'
import { applyPayment, shareColumns, sharesOf } from './share-payment.ts'

type RepaymentForm = { invoice_factoring_id: string; amount: string; password: string; verify_code: string }

/**
 * Pays what is due for a funding from the wallet, approved by password and code: one transaction holds the money and stores the job that has it
 * collected. Refuses with ILLEGAL_STATE while another payment of it is being collected, and with INSUFFICIENT_FUNDS.
 */
export async function repayFunding(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: RepaymentForm,
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
  const settled = await settledSoon(deps, makeStep(deps, repaymentStep, { companyId, id: paymentId }))
  if (settled?.state === 'refused')
    throw new Refusal('PROVIDER_REFUSED', settled.reason === null ? {} : { message: settled.reason })
  return settled?.state === 'shared'
    ? `${formatMoney(toPayment(settled).amount)} has been paid.`
    : 'Your payment is being processed.'
}

type Held = { row: FundingRow; amount: Money; requestKey: string | undefined; at: Date }

async function holdPayment(
  tx: Tx,
  actor: CustomerActor,
  { row, amount, requestKey, at }: Held,
): Promise<string> {
  const paymentId = randomUUID()
  const fundingId = row.invoice_factoring_id
  await beginStep(tx, repaymentStep, {
    scope: actor,
    at,
    askedBy: 'request',
    facts: { amount: formatMoney(amount) },
    values: {
      payment_id: paymentId,
      invoice_factoring_id: fundingId,
      payer: 'customer',
      currency: amount.currency,
      amount: amount.amount,
      paid_on: await dayOfCompany(tx, row.uid, at),
      sender: 'From the wallet',
      reference: fundingNumber(row),
      request_key: requestKey ?? null,
      created_at: at,
    },
    hold: { amount, subject: `invoice_factoring:${fundingId}`, description: titleOf(row) },
  })
  return paymentId
}

const titleOf = (funding: FundingRow): string => `Payment for invoice funding ${fundingNumber(funding)}`

/** A payment from the wallet that the provider collects: shared out, or given back after a "no". */
export const repaymentStep = moneyStep({
  lifecycle: factoringPaymentLifecycle,
  asked: 'held',
  done: 'shared',
  rejected: 'refused',
  askedAt: 'created_at',
  isAtProvider: true,
  async ask({ payments }, { row, ...asked }) {
    const settled = settledAs(await payments.charge({ ...asked, amount: toPayment(row).amount }), 'collected')
    return settled?.status === 'rejected'
      ? { ...settled, reason: settled.reason ?? 'No reason was given.' }
      : settled
  },
  lock: (tx, row) => lockFunding(tx, systemScope(row.uid), row.invoice_factoring_id),
  set: ({ row, answer: { status, reason = null }, context: funding, at }) => ({
    settled_at: at,
    ...(status === 'done' ? shareColumns(sharesOf(funding, toPayment(row)).shares) : { reason }),
  }),
  async book(tx, { row, answer: { status, reason }, context: funding, at }) {
    const payment = toPayment(row)
    const end = { id: payment.paymentId, eventAt: at }
    if (status === 'rejected') {
      await releaseHold(tx, { ...end, description: 'Payment refused, money given back' })
      const refused = { what: 'repayment_refused', by: 'provider', at, reason } as const
      await note(tx, fundingLifecycle, { scope: systemScope(row.uid), id: payment.fundingId, ...refused })
      return
    }
    const shared = sharesOf(funding, payment)
    const entries = sharedEntries(payment.amount, shared.shares)
    await captureHold(tx, { ...end, kind: 'factoring.repaid', description: titleOf(funding), entries })
    // The provider has moved it from the customer's wallet into our pool, from which it is passed on.
    await applyPayment(tx, funding, payment, shared, at)
  },
})

const toPayment = (row: RowOf<'factoring_payments'>) => ({
  paymentId: row.payment_id,
  fundingId: row.invoice_factoring_id,
  payer: row.payer,
  amount: money(row.amount, row.currency as Currency),
  paidOn: row.paid_on,
})

async function findByRequest({ db }: Deps, { companyId }: OneCompanyScope, requestKey: string) {
  const row = await db
    .selectFrom('factoring_payments')
    .select('payment_id')
    .where('uid', '=', companyId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.payment_id
}
