import { useEffect } from 'react'

/** Opens every answer for printing, and closes those that were closed again afterwards. */
export function usePrintedWhole(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('#content details:not([open])')]
      for (const answer of opened) answer.open = true
    }
    const close = () => {
      for (const answer of opened) answer.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
