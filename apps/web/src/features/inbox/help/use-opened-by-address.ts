import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address's fragment names, and scrolls to it. */
export function useOpenedByAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView({ block: 'start' })
    answer.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
}
