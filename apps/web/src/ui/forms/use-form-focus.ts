import { useEffect, useRef } from 'react'

/**
 * Spread over a form that takes the place of the button that was pressed: the keyboard goes on in it, and after a refusal at its first faulty field.
 */
export function useFormFocus(refusal: unknown) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (refusal)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [refusal])
  return { ref, tabIndex: -1 }
}
