import { submitRequest } from '@tradelane/contract/simple-payment/code-requests'
import type { FinalPayment } from '@tradelane/contract/simple-payment/forms'
import type { ApprovedAction, Reading } from '../../../entries/approved-action.ts'
import { requireCorridor } from '../../money/corridors/index.ts'
import { getQuote, type PricedQuote } from '../../money/wallet/index.ts'
import { checkNames, payeeInCorridor } from '../../trade/partners/index.ts'
import { alreadySubmitted } from './already-submitted.ts'
import { requirePrice } from './draft/price-order.ts'
import { refuseRestrictedPayee } from './draft/refuse-restricted-payee.ts'
import { requireConfirmedName, requireKnownName } from './payee-name.ts'
import { bindingFields, orderOf, orderOfDraft, type PaymentOrder } from './payment-order.ts'
import { paymentSummary } from './payment-summary.ts'
import { getPayment, lockPayment, type PaymentRow } from './payments.ts'

type SubmissionKey = {
  simple_payment_id: string
  /** What is submitted, and the quote that it has its price from; a code is sent for the draft as it is saved. */
  submitted?: { fields: FinalPayment; quoteId: string }
}
type Submitted = { saved: PaymentRow; order: PaymentOrder; quote: PricedQuote | undefined; readAt: Date }

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
  lock: async ({ tx, ...asked }, which) => {
    const at = { ...asked, db: tx }
    return read(at, which, await lockPayment(tx, keyOf(at, which)))
  },
  require: async (at, { saved, order, quote }) => {
    await refuseRestrictedPayee(at, order)
    await requireCorridor(at.db, payeeInCorridor(order.payee), order.purposeCode)
    requireKnownName(order.payee)
    requireConfirmedName(order.payee, saved)
    if (quote) await requirePrice(at, order, quote)
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

async function read(
  { db, actor, now: readAt }: Reading,
  { submitted }: SubmissionKey,
  saved: PaymentRow,
): Promise<Submitted> {
  if (saved.state !== 'draft') throw alreadySubmitted(saved)
  if (!submitted) return { saved, order: await orderOfDraft(db, actor, saved), quote: undefined, readAt }
  const which = { scope: actor, simplePaymentId: saved.simple_payment_id }
  const order = await orderOf(db, which, submitted.fields)
  return { saved, order, quote: await getQuote(db, actor, submitted.quoteId), readAt }
}
