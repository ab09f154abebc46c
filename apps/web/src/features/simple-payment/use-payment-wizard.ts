import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { useEffect, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from '../../lib/drafts/drafts.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import {
  emptyPayment,
  inputMark,
  type PaymentFormState,
  type PaymentValues,
  paymentForm,
  valuesOf,
} from './payment-form.ts'
import { beneficiaryStep, furthestStep, initiateStep, stepStored } from './payment-steps.ts'
import { isIntroSkipped } from './skip-intro.ts'
import { useAmounts } from './use-amounts.ts'
import { useFollowedPayee } from './use-followed-payee.ts'
import { usePaymentAddress } from './use-payment-address.ts'

type Options = {
  /** The draft that is continued; a new payment without it. */
  saved: WireSimplePayment | undefined
  /** What a new one begins with. */
  start?: Partial<PaymentValues> | undefined
  /** Business info not completed: no payment is started. */
  mayStart: boolean
}

export type PaymentWizardState = ReturnType<typeof usePaymentWizard>

/** The wizard's form, its step and its price. */
export function usePaymentWizard({ saved, start: given, mayStart }: Options) {
  const address = usePaymentAddress()
  const [start, setStart] = useState(() => startOf(saved, given))
  const [id, setId] = useState(saved?.simple_payment_id)
  const [savedMark, setSavedMark] = useState(() => inputMark(start.saved))
  const [isApproving, setIsApproving] = useState(false)
  const form = useContractForm(paymentForm, start.values)
  const values = form.watch()
  const amounts = useAmounts(form, values, { isPaused: isApproving })
  const payee = useFollowedPayee(form, values)
  const isDirty = inputMark(values) !== savedMark
  const step = mayStart
    ? Math.min(address.step ?? start.step, Math.max(furthestStep(values), beneficiaryStep))
    : initiateStep

  useEffect(() => {
    if (isDirty) keepDraft('payment', id ?? '', { step, values })
  })
  // An address of a later step is replaced, or the wizard would jump ahead when the current step is complete.
  const isTooFar = address.step !== undefined && address.step > step
  useEffect(() => {
    if (isTooFar) address.go({ step }, { replace: true })
  }, [isTooFar, step])
  useFollowedErrors(form)

  const goTo = (next: number) => {
    if (next < step) form.clearErrors()
    address.go({ step: next })
  }
  const wasSaved = (simplePaymentId: string) => {
    dropDraft('payment')
    setId(simplePaymentId)
    setSavedMark(inputMark(form.getValues()))
    setStart((before) => ({ ...before, isRestored: false }))
  }
  const startOver = () => {
    dropDraft('payment')
    form.reset(start.saved)
    setStart({ ...start, isRestored: false })
    address.go({ step: beneficiaryStep }, { replace: true })
  }
  return {
    ...{ id, form, values, step, goTo, amounts, payee, wasSaved },
    ...{ isDirty, isRestored: start.isRestored, startOver, isApproving, setIsApproving },
  }
}

/** Where it goes on: what this tab still has, else what was saved, else the beginning. */
function startOf(draft: WireSimplePayment | undefined, given: Partial<PaymentValues> | undefined) {
  const saved = draft ? valuesOf(draft) : emptyPayment
  const kept = findPaymentDraft(draft?.simple_payment_id)
  if (given) {
    const values = { ...saved, ...kept?.values, ...given }
    return { step: beneficiaryStep, values, saved, isRestored: false }
  }
  if (kept) return { ...kept, saved, isRestored: true }
  const first = isIntroSkipped() ? beneficiaryStep : initiateStep
  return { step: draft ? stepStored(draft.step) : first, values: saved, saved, isRestored: false }
}

/** The entries since the last save, in this tab and for this payment. */
function findPaymentDraft(id: string | undefined) {
  const kept = findDraft<{ step: number; values: PaymentValues }>('payment', id ?? '')
  return kept && { step: kept.step, values: { ...emptyPayment, ...kept.values } }
}

/** Fields are not validated during first typing; an invalid field is validated again on each change. */
function useFollowedErrors(form: PaymentFormState): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as keyof typeof emptyPayment | undefined
          if (field && form.getFieldState(field).error) void form.trigger(field)
        },
      }),
    [form],
  )
}
