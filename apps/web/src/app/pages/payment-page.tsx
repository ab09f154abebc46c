import { useParams } from 'react-router'
import { AskAbout } from '../../features/inbox/messages/customer/ask-about.tsx'
import { PaymentDetail } from '../../features/services/simple-payment/payment-detail.tsx'

/** /payments/:simple_payment_id: the payment, with a link to ask about it. */
export function PaymentPage() {
  const { simple_payment_id: id = '' } = useParams()
  return (
    <PaymentDetail
      ask={<AskAbout about={{ subject: 'simple_payment', subject_id: id }} label="Ask about this payment" />}
    />
  )
}
