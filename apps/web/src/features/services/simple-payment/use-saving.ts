import { useState } from 'react'
import { withRequestId } from '../../../lib/net/api-error.ts'
import { useStepAddress } from '../../../lib/wizard/use-step-address.ts'
import { toast } from '../../../ui/toast.ts'
import { draftBody } from './draft-body.ts'
import { type Quote, useSaveDraft } from './payment-queries.ts'
import { steps, summaryStep } from './payment-steps.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'

/** Long enough to read the summary, and to find the code in the mail. */
export const readingSeconds = 150

/** Moves through the wizard and saves at each step. `onNamed` gets the id of a newly saved payment. */
export function useSaving(wizard: PaymentWizardState, onNamed: (simplePaymentId: string) => void) {
  const { form, step, id, amounts, goTo, advance } = wizard
  const { go } = useStepAddress(steps)
  const drafting = useSaveDraft()
  const [isMoving, setIsMoving] = useState(false)

  const save = async (atStep: number, quote: Quote | undefined): Promise<string> => {
    const body = draftBody({ simplePaymentId: id, step: atStep, values: form.getValues(), quote })
    const simplePaymentId = await drafting.mutateAsync(body)
    wizard.wasSaved(simplePaymentId)
    if (simplePaymentId !== id) {
      onNamed(simplePaymentId)
      void go(undefined, { simple_payment_id: simplePaymentId }, { replace: true })
    }
    return simplePaymentId
  }
  const refuse = (error: unknown) => {
    if (!wizard.refuse(error)) toast.error(withRequestId('Something went wrong! please try again', error))
  }
  const saveAsDraft = () =>
    save(step, amounts.price.quote).then(() => toast.success('Successfully save as draft'), refuse)

  /** Forward as far as every step on the way is in order; the first faulty field is shown and focused. */
  const moveTo = async (next: number) => {
    if (next <= step) return goTo(next)
    const quote = next === summaryStep ? await amounts.settle(readingSeconds) : undefined
    if (!(await advance(next))) return
    if (next === summaryStep) await save(summaryStep, quote)
    goTo(next)
  }
  const move = async (next: number) => {
    if (isMoving) return
    setIsMoving(true)
    await moveTo(next).catch(refuse)
    setIsMoving(false)
  }
  return { save, saveAsDraft, move, refuse, isMoving, isSaving: drafting.isPending }
}
