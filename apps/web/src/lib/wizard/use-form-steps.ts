import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showRefusedFields } from '../forms/use-contract-form.ts'
import { ApiError } from '../net/api-error.ts'
import { type FormStep, stepOfField } from './steps.ts'
import { useStepAddress } from './use-step-address.ts'
import { useStepFocus } from './use-step-focus.ts'

type FormStepsOptions = {
  /** The step while the address names none. */
  start: number
  /** No later step is shown. */
  furthest: number
}

/** The steps of one form under one path: which of them is shown, and the moves between them. */
export function useFormSteps<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  steps: readonly FormStep[],
  { start, furthest }: FormStepsOptions,
) {
  const address = useStepAddress(steps)
  const [attempts, setAttempts] = useState(0)
  const step = Math.min(address.step ?? start, furthest)
  const fieldsOf = (index: number) => (steps[index]?.fields ?? []) as readonly Path<In>[]

  /** Shows a step with the errors that its fields have. */
  const show = (next: number, options?: { replace: boolean }) => void address.go(next, {}, options)
  // An address of a later step is replaced, or the wizard would jump ahead when the current step is complete.
  const isTooFar = address.step !== undefined && address.step > step
  useEffect(() => {
    if (isTooFar) show(step, { replace: true })
  }, [isTooFar, step])

  const goTo = (next: number) => {
    if (next < step) form.clearErrors(fieldsOf(step))
    show(next)
  }
  /** Shows an invalid step, and moves the focus to its first invalid field. */
  const stopAt = (faulty: number) => (faulty === step ? setAttempts((count) => count + 1) : show(faulty))
  /** Validates every step from this one, or an earlier one, to `next`, and stops at the first that is invalid. */
  const advance = async (next: number, from = step): Promise<boolean> => {
    for (let passed = from; passed < next; passed++) {
      if (await form.trigger(fieldsOf(passed))) continue
      stopAt(passed)
      return false
    }
    return true
  }
  /** Shows the server's errors beside their fields. Returns false if it named none of them. */
  const refuse = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || !showRefusedFields(form, error)) return false
    const faulty = Object.keys(error.fields).flatMap((field) => stepOfField(steps, field) ?? [])
    stopAt(Math.min(...faulty, steps.length - 1))
    return true
  }
  return { step, show, goTo, advance, refuse, heading: useStepFocus(step, attempts) }
}
