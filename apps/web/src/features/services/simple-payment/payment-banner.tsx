import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { Banner } from '../../../ui/banner.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { AnswerRequest } from './answer-request.tsx'
import type { PaymentDetail } from './payment-queries.ts'
import { SettleReturn } from './settle-return.tsx'

/** The most important information: why a payment failed, or what the provider asks for. */
export function PaymentBanner({ page: { simple_payment: payment, next } }: { page: PaymentDetail }) {
  const { status, status_reason: reason } = payment
  const { label, explanation } = paymentStateTable[status]
  if (status === 'action_required') {
    return (
      <Banner
        tone="wait"
        title={label}
        action={
          <RecordAction action={paymentActions.answer} record={{ state: status }}>
            {() => (
              <AnswerRequest simplePaymentId={payment.simple_payment_id} asked={reason ?? explanation} />
            )}
          </RecordAction>
        }
      >
        {next?.text ?? explanation}
      </Banner>
    )
  }
  if (status !== 'rejected' && status !== 'returned') return null
  return (
    <Banner
      tone="lost"
      title={label}
      action={
        next && (
          <RecordAction action={paymentActions.settleReturn} record={{ state: status }}>
            {() => <SettleReturn simplePaymentId={payment.simple_payment_id} />}
          </RecordAction>
        )
      }
    >
      {reason && `${reason.replace(/[.]?$/, '.')} `}
      {explanation}
    </Banner>
  )
}
