import { useQueryClient } from '@tanstack/react-query'
import type { verification } from '@tradelane/contract/approvals/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { refusals } from '@tradelane/contract/primitives/errors'
import { useState } from 'react'
import { api } from '../../lib/net/api.ts'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { toast } from '../../ui/toast.ts'
import { detailsStep, summaryStep } from './payment-steps.ts'
import { type Quote, useSendCode } from './queries.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import { readingSeconds, type useSaving } from './use-saving.ts'

type CodeAnswer = WireOutput<typeof verification.sendCode>

export type Approval = {
  simplePaymentId: string
  quote: Quote
  /** What the code that was just mailed approves, as the server has it. */
  approves: CodeAnswer['approves']
  /** Why no code was mailed now. */
  notice: string | undefined
}

/** Submit: the verification asked about, the payment saved as it stands, and its code mailed. */
export function useSubmission(wizard: PaymentWizardState, saving: ReturnType<typeof useSaving>) {
  const [approval, setApproval] = useState<Approval>()
  const [isPreparing, setIsPreparing] = useState(false)
  const client = useQueryClient()
  const sending = useSendCode()
  const { amounts } = wizard

  const prepare = async () => {
    const warning = await kybWarning()
    if (warning) {
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      return toast.warning(warning)
    }
    const quote = await amounts.settle(readingSeconds)
    // Why there is none stands beside the amounts.
    if (!quote) return wizard.goTo(detailsStep)
    const simplePaymentId = await saving.save(summaryStep, quote)
    const sent = await sending.mutateAsync(simplePaymentId).catch(unlessSentRecently)
    const isMailed = 'status' in sent
    wizard.setIsApproving(true)
    setApproval({
      simplePaymentId,
      quote,
      approves: isMailed ? sent.approves : undefined,
      notice: isMailed ? undefined : sent.message,
    })
  }
  const submit = async () => {
    if (isPreparing) return
    setIsPreparing(true)
    await prepare().catch((error: unknown) => {
      const isOurs = error instanceof ApiError && Object.keys(error.fields).length > 0
      if (isOurs) saving.refuse(error)
      else toast.error(messageOf(error))
    })
    setIsPreparing(false)
  }
  const close = () => {
    setApproval(undefined)
    wizard.setIsApproving(false)
  }
  /** The rate ran out while the code was looked for: back to the amounts, which follow a new one. */
  const priceAnew = () => {
    close()
    wizard.goTo(detailsStep)
    void amounts.renew()
  }
  return { approval, submit, close, priceAnew, isPreparing }
}

/** The code that was sent a moment ago may be for this payment: the person decides. */
function unlessSentRecently(error: unknown): { message: string } {
  if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY') return { message: error.message }
  throw error
}

/** What stands between this company and a payment, in the server's words where it has some. */
async function kybWarning(): Promise<string | undefined> {
  const { status, message, data } = await api(onboarding.kybStatus, {})
  if (status === 'fail') return message ?? refusals.KYB_REQUIRED.message
  return data.status === 'Clear' ? undefined : refusals.KYB_PENDING.message
}
