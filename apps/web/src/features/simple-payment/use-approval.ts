import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApprovalFields } from '../../lib/forms/use-approval-fields.ts'
import { ApiError } from '../../lib/net/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { finalBody } from './draft-body.ts'
import { paymentAddress } from './payment-address.ts'
import { paymentQuery, useSubmitPayment } from './queries.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import type { Approval } from './use-submission.ts'

/** The payment was not made, for a reason that no other code would change. */
export type ProviderRefusal = {
  message: string
  /** Our own books said it before the provider was asked: the draft is still there. */
  isLackOfMoney: boolean
}

type Options = { wizard: PaymentWizardState; approval: Approval; onQuoteGone: () => void }

const longMs = 2_000

/** Sends the payment with password and code, and sorts what comes of it. */
export function useApproval({ wizard, approval, onQuoteGone }: Options) {
  const submitting = useSubmitPayment()
  const fields = useApprovalFields()
  const lookForLostAnswer = useLostAnswer(approval.simplePaymentId)
  const { simplePaymentId, quote } = approval

  const refused = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'QUOTE_EXPIRED' || code === 'QUOTE_USED') return onQuoteGone()
    if (code === 'ILLEGAL_STATE' && (await lookForLostAnswer())) return
    if (!providerRefusal(error)) fields.refuse(error)
  }
  const submit = () => {
    if (submitting.isPending || !fields.areRight()) return
    submitting.mutate(
      finalBody({ simplePaymentId, values: wizard.form.getValues(), quote, ...fields.given }),
      {
        onSuccess: () => wizard.wasSaved(simplePaymentId),
        onError: (error) => void refused(error),
      },
    )
  }
  return {
    fields,
    submit,
    isSubmitting: submitting.isPending,
    isTakingLong: useIsLong(submitting.isPending),
    answer: submitting.data,
    refusal: providerRefusal(submitting.error),
  }
}

function providerRefusal(error: unknown): ProviderRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const isLackOfMoney = error.code === 'INSUFFICIENT_FUNDS'
  if (!isLackOfMoney && error.code !== 'PROVIDER_REFUSED') return undefined
  return { message: error.message, isLackOfMoney }
}

/** The payment was submitted already: by an attempt whose answer was lost, or in another tab. Its page tells the rest. */
function useLostAnswer(simplePaymentId: string) {
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

/** Over two seconds people want to know what they wait for. */
function useIsLong(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    setIsLong(false)
    if (!isPending) return
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLong
}
