import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { codeSent } from '../../../../approvals/code-answer.ts'
import { sendApprovalCode } from '../../../../approvals/send-approval-code.ts'
import { routes, success } from '../../../../http/routes.ts'
import { quotedRateText } from '../../../money/wallet/index.ts'
import { refusePayment } from '../sending/refuse-payment.ts'
import { amountsOf, priceRelease } from './price-release.ts'
import { paymentRelease } from './release-approval.ts'
import { releasePayment } from './release-payment.ts'

export const paymentReleaseRoutes = routes(paymentReleases, {
  price: async ({ deps, actor, body }) => {
    const { before, quote } = await priceRelease(deps, actor, body.simple_payment_id)
    return {
      ...success,
      quote_id: quote.quoteId,
      expires_at: quote.expiresAt,
      exchangeRate: quotedRateText(quote.rate),
      rate_as_of: quote.asOf,
      rate_source: quote.rateSource,
      before: amountsOf(before),
      now: amountsOf(quote),
    }
  },
  code: async ({ deps, actor, body }) => {
    await sendApprovalCode(deps, actor, paymentRelease, body)
    return codeSent
  },
  release: async ({ deps, actor, body, request }) => {
    const key = request.headers['idempotency-key']
    const submitKey = typeof key === 'string' ? key : undefined
    const { simplePaymentId, state, message, provider } = await releasePayment(deps, actor, {
      ...body,
      submitKey,
    })
    return { ...success, simple_payment_id: simplePaymentId, message, payment_status: state, provider }
  },
  refuse: async ({ deps, actor, body }) => {
    await refusePayment(deps, actor, { simplePaymentId: body.simple_payment_id, reason: body.reason })
    return { ...success, message: 'The payment is with its preparer again.' }
  },
})
