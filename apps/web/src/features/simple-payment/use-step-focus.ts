import { useEffect, useRef } from 'react'
import type { PaymentFormState, PaymentValues } from './payment-form.ts'
import { steps } from './payment-steps.ts'

/** A new step moves the focus to its first invalid field, or to its heading; the first page load does not move it. */
export function useStepFocus(step: number, form: PaymentFormState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const { errors } = form.formState
    const faulty = steps[step]?.fields.find((field: keyof PaymentValues) => errors[field])
    if (faulty) return form.setFocus(faulty)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step, form])
  return heading
}
