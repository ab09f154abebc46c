import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '../../../ui/toast.ts'
import { paymentAddress } from './payment-address.ts'
import { paymentQuery } from './payment-queries.ts'

/** Whether the payment was submitted already, by an attempt whose answer was lost or in another tab: then its page opens. */
export function useLostAnswer(simplePaymentId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (): Promise<boolean> => {
    const query = { ...paymentQuery(simplePaymentId), staleTime: 0 }
    const found = await client.fetchQuery(query).catch(() => undefined)
    if (!found || found.simple_payment.status === 'draft') return false
    toast.info('This payment was submitted already.')
    await navigate(paymentAddress(simplePaymentId), { replace: true })
    return true
  }
}
