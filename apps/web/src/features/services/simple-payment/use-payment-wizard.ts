import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { findFormDraft, useFormDraft } from '../../../lib/wizard/use-form-draft.ts'
import { useFormSteps } from '../../../lib/wizard/use-form-steps.ts'
import { emptyPayment, inputMark, type PaymentValues, paymentForm, valuesOf } from './payment-form.ts'
import { beneficiaryStep, furthestStep, initiateStep, stepStored, steps } from './payment-steps.ts'
import { isIntroSkipped } from './skip-intro.ts'
import { useAmounts } from './use-amounts.ts'
import { useFollowedPayee } from './use-followed-payee.ts'

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
  const [start, setStart] = useState(() => startOf(saved, given))
  const [id, setId] = useState(saved?.simple_payment_id)
  const [isApproving, setIsApproving] = useState(false)
  const form = useContractForm(paymentForm, start.values)
  const values = form.watch()
  const payee = useFollowedPayee(form, values)
  const amounts = useAmounts(form, values, { isPaused: isApproving, draftId: id, account: payee.account })
  const furthest = mayStart ? Math.max(furthestStep(values), beneficiaryStep) : initiateStep
  const { show, ...moves } = useFormSteps(form, steps, { start: start.step, furthest })
  const draft = useFormDraft(form, {
    ...{ name: 'payment', owner: id ?? '', saved: start.saved, step: moves.step },
    markOf: inputMark,
  })

  const wasSaved = (simplePaymentId: string) => {
    draft.clear()
    setId(simplePaymentId)
    setStart((before) => ({ ...before, isRestored: false }))
  }
  const startOver = () => {
    form.reset(start.saved)
    draft.clear()
    setStart({ ...start, isRestored: false })
    show(beneficiaryStep, { replace: true })
  }
  return {
    ...{ id, form, values, ...moves, amounts, payee, wasSaved },
    ...{ isDirty: draft.isDirty, isRestored: start.isRestored, startOver, isApproving, setIsApproving },
  }
}

/** Where it goes on: what this tab still has, else what was saved, else the beginning. */
function startOf(draft: WireSimplePayment | undefined, given: Partial<PaymentValues> | undefined) {
  const saved = draft ? valuesOf(draft) : emptyPayment
  const kept = findFormDraft<PaymentValues>('payment', draft?.simple_payment_id ?? '')
  const first = given || isIntroSkipped() ? beneficiaryStep : initiateStep
  // Another payee begins another payment; a price that was quoted goes on with the one that it was quoted for.
  const isOther = given?.beneficiary_id !== undefined
  return {
    step: (isOther ? undefined : kept?.step) ?? (draft ? stepStored(draft.step) : first),
    values: { ...saved, ...kept?.values, ...given },
    saved,
    isRestored: kept !== undefined && !isOther,
  }
}
