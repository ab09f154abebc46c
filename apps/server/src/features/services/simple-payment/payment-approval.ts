import { submitRequest } from '@tradelane/contract/simple-payment/code-requests'
import type { FinalPayment } from '@tradelane/contract/simple-payment/forms'
import type { ApprovedAction, Reading } from '../../../entries/approved-action.ts'
import { findCorridor, type KnownCorridor, refuseInCorridor } from '../../money/corridors/index.ts'
import { getQuoteToPay } from '../../money/wallet/index.ts'
import { checkNames, corridorOf, payeeInCorridor } from '../../trade/partners/index.ts'
import { alreadySubmitted } from './already-submitted.ts'
import { type Priced, requirePrice } from './draft/price-order.ts'
import { refuseRestrictedPayee } from './draft/refuse-restricted-payee.ts'
import { requireConfirmedName, requireKnownName } from './payee-name.ts'
import { bindingFields, orderOf, orderOfDraft, type PaymentOrder } from './payment-order.ts'
import { paymentSummary } from './payment-summary.ts'
import { getPayment, lockPayment, type PaymentRow } from './payments.ts'

type SubmissionKey = {
  simple_payment_id: string
  /** What is submitted; a code is sent for the draft as it is saved. */
  submitted?: FinalPayment
}
export type Submitted = {
  saved: PaymentRow
  order: PaymentOrder
  corridor: KnownCorridor | undefined
  /** Of a draft there is none: its code is for its own amounts. */
  priced: Priced | undefined
  readAt: Date
}

/** Submitting a draft: the code is for exactly this payment, every amount and the payee's account included. */
export const paymentSubmission: ApprovedAction<SubmissionKey, Submitted> = {
  purpose: 'simple payment',
  who: 'preparer',
  isForVerified: true,
  release: 'has a state of its own',
  request: submitRequest,
  askBefore: async (outside, actor, { simple_payment_id: simplePaymentId }) => {
    const { beneficiary_account_id: accountId } = await getPayment(outside.db, {
      scope: actor,
      simplePaymentId,
    })
    if (accountId !== null) await checkNames(outside, actor, { accountId })
  },
  load: async (at, which) => read(at, which, await getPayment(at.db, keyOf(at, which))),
  lock: async ({ tx, ...asked }, which, known) => {
    const at = { ...asked, db: tx }
    return read(at, which, await lockPayment(tx, keyOf(at, which)), known)
  },
  require: async (at, { saved, order, corridor, priced }) => {
    await refuseRestrictedPayee(at, order)
    refuseInCorridor(corridor, payeeInCorridor(order.payee), order.purposeCode)
    requireKnownName(order.payee)
    requireConfirmedName(order.payee, saved)
    if (priced) requirePrice(at, order, priced)
  },
  binding: ({ order }) => bindingFields(order),
  summary: ({ order, readAt }) => ({
    mailSubject: 'Your Tradelane code to approve a payment',
    mailLead: '{code} is your code to approve this payment:',
    ...paymentSummary(order, readAt),
  }),
}

const keyOf = ({ actor }: Reading, { simple_payment_id }: SubmissionKey) => ({
  scope: actor,
  simplePaymentId: simple_payment_id,
})

/** A price, once it is given, never changes, and a wallet is never closed: on the locked row they are those that were read before. */
async function read(
  { db, actor, now: readAt }: Reading,
  { submitted }: SubmissionKey,
  saved: PaymentRow,
  known?: Submitted,
): Promise<Submitted> {
  if (saved.state !== 'draft') throw alreadySubmitted(saved)
  const which = { scope: actor, simplePaymentId: saved.simple_payment_id }
  const order = submitted ? await orderOf(db, which, submitted) : await orderOfDraft(db, actor, saved)
  const corridor = await findCorridor(db, corridorOf(order.payee))
  const quoteId = submitted && (submitted.quote_id ?? saved.quote_id)
  const { currency } = order.source
  const priced =
    known?.priced ?? (quoteId ? await getQuoteToPay(db, actor, { quoteId, currency }) : undefined)
  return { saved, order, corridor, priced, readAt }
}
