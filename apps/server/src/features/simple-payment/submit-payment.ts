import type { FinalPayment } from '@tradelane/contract/simple-payment'
import { placeHold } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs.ts'
import { Refusal } from '../../refusal.ts'
import type { CustomerActor } from '../../session-memory.ts'
import { inTransaction } from '../../transaction.ts'
import { requireApproval, useCode } from '../accounts/index.ts'
import { type PricedQuote, quotedRateText, useQuote, walletOf } from '../wallet/index.ts'
import { movePayment } from './move-payment.ts'
import { bindingOf, orderOf, type PaymentOrder } from './payment-order.ts'
import { priceOrder } from './price-order.ts'
import { getPayment } from './queries.ts'
import { requireKyb } from './require-kyb.ts'
import { type Outcome, waitForOutcome } from './wait-for-outcome.ts'

/** The key that the browser made for this submission, kept for its retries. */
type Retry = { submitKey: string | undefined }

/**
 * Submits a saved payment: everything is checked, then one transaction uses the code and the quote, sets the money
 * aside and promises the job that sends it. The provider is not called here. Waits a while for what it says.
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
    const codeId = await requireApproval(deps, actor, {
      purpose: 'simple payment',
      binding: bindingOf(order),
      password: input.password,
      code: input.verify_code,
    })
    deps.crashAt('before_hold')
    await hold(deps, actor, { order, quote, codeId, submitKey })
    deps.crashAt('after_hold')
  }
  return waitForOutcome(deps, which)
}

type Approved = {
  order: PaymentOrder
  quote: PricedQuote
  codeId: string
  submitKey: string | undefined
}

/** All of it or nothing. The row is moved first: a second submission of the same payment stops there. */
async function hold(deps: Deps, { userId }: CustomerActor, approved: Approved): Promise<void> {
  const { order, quote, codeId } = approved
  const { companyId, simplePaymentId, source, payee } = order
  const now = deps.clock.now()
  try {
    await inTransaction(deps.db, async (tx) => {
      await movePayment(tx, {
        companyId,
        simplePaymentId,
        from: 'draft',
        to: 'submitted',
        actor: `user:${userId}`,
        at: now,
        now,
        set: { ...columnsOf(approved), submitted_by: userId, submitted_at: now },
      })
      await useCode(tx, codeId, now)
      await useQuote(tx, companyId, quote.quoteId, { purpose: 'payment', now })
      await placeHold(tx, {
        id: simplePaymentId,
        owner: companyId,
        amount: source,
        subject: `simple_payment:${simplePaymentId}`,
        description: `Payment to ${payee.partner.company_name}`,
        eventAt: now,
      })
      await enqueue(tx, 'send-simple-payment', { companyId, simplePaymentId })
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS')
      await refuseForLackOfMoney(deps, order)
    throw error
  }
}

const columnsOf = ({ order, quote, submitKey }: Approved) => ({
  beneficiary_id: order.payee.partner.beneficiary_id,
  beneficiary_account_id: order.payee.account.beneficiary_account_id,
  amount_sent: order.source.amount,
  amount_sent_currency: order.source.currency,
  amount_received: order.target.amount,
  amount_received_currency: order.target.currency,
  fees: order.fee.amount,
  reference: order.reference,
  reason: order.reason,
  paid_from: order.paidFrom,
  purpose_code: order.purposeCode,
  source_of_funds: order.sourceOfFunds,
  exemption_code: order.exemptionCode as '01' | '03' | '04',
  payee: JSON.stringify(order.payee),
  quote_id: quote.quoteId,
  rate: quotedRateText(quote.rate),
  spread: quote.spread.amount,
  submit_key: submitKey ?? null,
})

/** Our own books say it before the provider would, in the shape of the provider's answer: one dialog shows both. */
async function refuseForLackOfMoney(
  deps: Deps,
  { companyId, simplePaymentId, source }: PaymentOrder,
): Promise<never> {
  const wallet = await walletOf(deps.db, companyId, source.currency)
  const message = `Your balance${wallet ? ` of ${formatMoney(wallet.available)}` : ''} is too small for a payment of ${formatMoney(source)}.`
  throw new Refusal('INSUFFICIENT_FUNDS', {
    message,
    extra: { simple_payment_id: simplePaymentId, provider: { status: 'BAD_REQUEST', message } },
  })
}
