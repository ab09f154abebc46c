import { useEffect, useRef } from 'react'

/**
 * A new step, or another failed attempt to leave it, moves the focus to the first invalid field of the page, or to the
 * step's heading. The first page load does not move it.
 */
export function useStepFocus(step: number, attempts: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ step, attempts })
  useEffect(() => {
    if (last.current.step === step && last.current.attempts === attempts) return
    last.current = { step, attempts }
    const box = heading.current?.parentElement
    const faulty = box?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (faulty) return faulty.focus()
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step, attempts])
  return heading
}
