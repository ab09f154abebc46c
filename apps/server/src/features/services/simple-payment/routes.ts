import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { listSenderConstants } from '@tradelane/contract/simple-payment/sender-constants'
import { routes } from '../../../http/routes.ts'
import { cancelPayment } from './cancel-payment.ts'
import { describePayment } from './describe-payment.ts'
import { saveDraft } from './draft/save-draft.ts'
import { listPayments } from './list-payments.ts'
import { provePayment } from './payment-proof.ts'
import { answerRequest } from './sending/answer-request.ts'
import { settleReturn } from './sending/settle-return.ts'
import { submitPayment } from './submit-payment.ts'

const success = { status: 'success' } as const

export const simplePaymentRoutes = routes(simplePayments, {
  save: async ({ deps, actor, body, request }) => {
    if (body.save_as_draft === 1) {
      const simple_payment_id = await saveDraft(deps, actor, body)
      return {
        ...success,
        simple_payment_id,
        message: 'Successfully save as draft',
        payment_status: 'draft' as const,
      }
    }
    const submitKey = request.headers['idempotency-key']
    const { simplePaymentId, state, message, provider } = await submitPayment(deps, actor, body, {
      submitKey: typeof submitKey === 'string' ? submitKey : undefined,
    })
    return { ...success, simple_payment_id: simplePaymentId, message, payment_status: state, provider }
  },
  get: async ({ deps, actor, body }) => describePayment(deps, actor, body.simple_payment_id),
  list: async ({ deps, actor, query }) => {
    const { beneficiary_id: beneficiaryId, page, limit } = query
    const kind = kindOf(query)
    return {
      ...success,
      ...(await listPayments(deps, actor, { kind, beneficiaryId, page, limit })),
    }
  },
  constants: async () => listSenderConstants(),
  answer: async ({ deps, actor, body }) => {
    const { simple_payment_id: simplePaymentId, text } = body
    await answerRequest(deps, { scope: actor, simplePaymentId }, text)
    return { ...success, message: 'Your answer is with the payments provider.' }
  },
  cancel: async ({ deps, actor, body }) => ({
    ...success,
    ...(await cancelPayment(deps, actor, body.simple_payment_id)),
  }),
  settleReturn: async ({ deps, actor, body }) => {
    await settleReturn(deps, actor, body.simple_payment_id)
    return { ...success, message: 'The return is settled.' }
  },
  proof: async ({ deps, actor, body }) =>
    provePayment(
      deps,
      { scope: actor, simplePaymentId: body.simple_payment_id },
      { showsFees: body.show_fees === 'yes' },
    ),
})

type Wanted = { awaiting_approval?: '1' | undefined; save_as_draft?: '0' | '1' | undefined }

function kindOf({ awaiting_approval, save_as_draft }: Wanted) {
  if (awaiting_approval) return 'awaiting'
  return save_as_draft === '1' ? 'drafts' : save_as_draft === '0' ? 'payments' : 'both'
}
