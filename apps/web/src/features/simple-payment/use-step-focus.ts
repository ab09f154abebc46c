import { useEffect, useRef } from 'react'
import type { PaymentFormState, PaymentValues } from './payment-form.ts'
import { steps } from './payment-steps.ts'

/** A new step begins at its first fault, or at its heading; the page itself begins where pages do. */
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
