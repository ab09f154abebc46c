import { releaseRequest } from '@tradelane/contract/simple-payment/code-requests'
import { formatMoney } from '@tradelane/money'
import type { ApprovedAction, Reading } from '../../../../entries/approved-action.ts'
import { requireCorridor } from '../../../money/corridors/index.ts'
import { getQuoteToPay } from '../../../money/wallet/index.ts'
import { checkNames, payeeInCorridor } from '../../../trade/partners/index.ts'
import { arrivalLines } from '../arrival-of-payment.ts'
import { type Priced, requirePrice } from '../draft/price-order.ts'
import { refuseRestrictedPayee } from '../draft/refuse-restricted-payee.ts'
import { nameLines, requireConfirmedName, requireKnownName } from '../payee-name.ts'
import { bindingFields, type PaymentOrder } from '../payment-order.ts'
import { paymentSummary } from '../payment-summary.ts'
import { getPayment, lockPayment, type PaymentRow } from '../payments.ts'
import { orderAsSubmitted, requireDecidable } from './waiting-payment.ts'

type ReleaseKey = { simple_payment_id: string; quote_id: string }
type Waiting = Priced & { saved: PaymentRow; order: PaymentOrder; readAt: Date }

/** Releasing a colleague's payment: the code is for this payment as it was submitted, at the price just shown. */
export const paymentRelease: ApprovedAction<ReleaseKey, Waiting> = {
  purpose: 'release payment',
  who: 'approver',
  isForVerified: true,
  release: 'has a state of its own',
  request: releaseRequest,
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
  require: async (at, { saved, order, ...priced }) => {
    await refuseRestrictedPayee(at, order)
    await requireCorridor(at.db, payeeInCorridor(order.payee), order.purposeCode)
    requireKnownName(order.payee)
    requireConfirmedName(order.payee, saved)
    requirePrice(at, order, priced)
  },
  // Submitted again after it was refused or taken back, it waits from another moment: the codes from before are void.
  binding: ({ order, saved }) => ({ ...bindingFields(order), waitsSince: saved.approval_requested_at }),
  summary: ({ order, readAt }) => ({
    mailSubject: "Your Tradelane code to release a colleague's payment",
    mailLead: '{code} is your code to release this payment:',
    ...paymentSummary(order, readAt),
    facts: [
      ...nameLines(order.payee),
      `${formatMoney(order.target)} will arrive`,
      ...arrivalLines(order, readAt),
    ],
  }),
}

const keyOf = ({ actor }: Reading, { simple_payment_id }: ReleaseKey) => ({
  scope: actor,
  simplePaymentId: simple_payment_id,
})

/** The order at the price that was shown: the amount sent stays, what arrives follows the rate. */
async function read({ db, actor, now }: Reading, which: ReleaseKey, saved: PaymentRow): Promise<Waiting> {
  requireDecidable(saved, actor.userId, now)
  const submitted = await orderAsSubmitted(db, actor, saved)
  const { currency } = submitted.source
  const priced = await getQuoteToPay(db, actor, { quoteId: which.quote_id, currency })
  const { target, fee } = priced.quote
  return { saved, order: { ...submitted, target, fee }, ...priced, readAt: now }
}
