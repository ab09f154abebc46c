import { paymentApprovals } from '@tradelane/contract/simple-payment/release-calls'
import { routes, success } from '../../http/routes.ts'
import { quotedRateText } from '../wallet/index.ts'
import { approvePayment } from './approve-payment.ts'
import { amountsOf, priceApproval } from './price-approval.ts'
import { refusePayment } from './refuse-payment.ts'
import { sendApprovalCode } from './send-approval-code.ts'

export const paymentApprovalRoutes = routes(paymentApprovals, {
  price: async ({ deps, actor, body }) => {
    const { before, quote } = await priceApproval(deps, actor, body.simple_payment_id)
    return {
      ...success,
      quote_id: quote.quoteId,
      expires_at: quote.expiresAt,
      exchangeRate: quotedRateText(quote.rate),
      before: amountsOf(before),
      now: amountsOf(quote),
    }
  },
  code: async ({ deps, actor, body }) => {
    const { simple_payment_id: simplePaymentId, quote_id: quoteId } = body
    await sendApprovalCode(deps, actor, { simplePaymentId, quoteId })
    return { ...success, message: 'We have sent a code to your work email.' }
  },
  approve: async ({ deps, actor, body, request }) => {
    const key = request.headers['idempotency-key']
    const { simplePaymentId, state, message, provider } = await approvePayment(deps, actor, {
      simplePaymentId: body.simple_payment_id,
      quoteId: body.quote_id,
      password: body.password,
      code: body.verify_code,
      submitKey: typeof key === 'string' ? key : undefined,
    })
    return { ...success, simple_payment_id: simplePaymentId, message, payment_status: state, provider }
  },
  refuse: async ({ deps, actor, body }) => {
    await refusePayment(deps, actor, { simplePaymentId: body.simple_payment_id, reason: body.reason })
    return { ...success, message: 'The payment is with its preparer again.' }
  },
})
