import { useQuery } from '@tanstack/react-query'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import { WizardTrade } from '../../../ui/wizard/wizard-trade.tsx'
import { paymentQuery } from './payment-queries.ts'

/** The trade of a draft; before the first save the current one. */
export function PaymentTrade({ simplePaymentId: id }: { simplePaymentId: string | undefined }) {
  const { data } = useQuery({ ...paymentQuery(id ?? ''), enabled: id !== undefined })
  if (id === undefined) return <WizardTrade />
  const transactionId = data?.simple_payment.transaction_id
  // The place is kept: nothing below moves while the draft is read.
  if (!transactionId) return <div className="min-h-8" />
  return <WizardTrade saved={{ subject: payment.subject, id, transactionId }} />
}
