import { useEffect, useRef } from 'react'
import { focusFirstFault } from '../../lib/forms/focus-first-fault.ts'

/**
 * Spread over a form that takes the place of the button that was pressed: the keyboard goes on in it, and after a refusal at its first faulty field.
 * A form that `isBelow` what is read first leaves the keyboard there.
 */
export function useFormFocus(refusal: unknown, isBelow = false) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isBelow) ref.current?.focus({ preventScroll: true })
  }, [isBelow])
  useEffect(() => {
    if (refusal) focusFirstFault(ref.current)
  }, [refusal])
  return { ref, tabIndex: -1 }
}
