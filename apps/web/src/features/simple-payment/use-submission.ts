import { useQueryClient } from '@tanstack/react-query'
import { refusals } from '@tradelane/contract/errors'
import { onboarding } from '@tradelane/contract/onboarding'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { profileQuery } from '../../lib/profile.ts'
import { toast } from '../../ui/toast.ts'
import { steps, summaryStep } from './payment-form.ts'
import { useSendCode } from './queries.ts'
import type { usePaymentWizard } from './use-payment-wizard.ts'

type Wizard = ReturnType<typeof usePaymentWizard>

/** A rate that would run out while the code is looked for in the mail is renewed first. */
const leastSecondsLeft = 150

export type Approval = { simplePaymentId: string; notice: string | undefined }

/** Submit: everything checked, the verification asked about, the payment saved as it stands, and its code mailed. */
export function useSubmission(wizard: Wizard) {
  const [approval, setApproval] = useState<Approval>()
  const [isPreparing, setIsPreparing] = useState(false)
  const client = useQueryClient()
  const sending = useSendCode()

  const prepare = async () => {
    for (const [index] of steps.entries()) {
      if (!(await wizard.isStepRight(index))) return wizard.goTo(index)
    }
    const warning = await kybWarning()
    if (warning) {
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      return toast.warning(warning)
    }
    const { price } = wizard
    const quote = (price.secondsLeft ?? 0) < leastSecondsLeft ? await price.renew() : price.quote
    const simplePaymentId = await wizard.save(summaryStep, quote)
    const notice = await sending.mutateAsync(simplePaymentId).then(
      () => undefined,
      (error: unknown) => {
        // The code that was sent a moment ago may be for this payment: the person decides.
        if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY') return error.message
        throw error
      },
    )
    wizard.setIsApproving(true)
    setApproval({ simplePaymentId, notice })
  }
  const submit = async () => {
    setIsPreparing(true)
    await prepare()
      .catch((error: unknown) => toast.error(messageOf(error)))
      .finally(() => setIsPreparing(false))
  }
  const close = () => {
    setApproval(undefined)
    wizard.setIsApproving(false)
  }
  return { approval, submit, close, isPreparing }
}

async function kybWarning(): Promise<string | undefined> {
  const { status, data } = await api(onboarding.kybStatus, {})
  if (status === 'success' && data.status === 'Clear') return undefined
  return refusals[data.status === null ? 'KYB_REQUIRED' : 'KYB_PENDING'].message
}
