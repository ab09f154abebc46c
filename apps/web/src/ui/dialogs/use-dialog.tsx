import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { ClosedSince, ReasonOfAction } from './closed-since.tsx'
import { showInLayer } from './dialog-layer.tsx'

/**
 * A dialog, from `open` until it closes itself. It stays with what was typed when the page is read again and closes the action, or
 * has no place for its button any more, and says so.
 */
export function useDialog(content: (close: () => void) => ReactNode, closed?: ReactNode) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const reason = use(ReasonOfAction)
  const close = () => {
    setIsOpen(false)
    // The button may go in the same moment.
    show.current = () => undefined
    showInLayer(id, null)
  }
  const dialog = isOpen && content(close)
  const show = useRef<(why: ReactNode) => void>(() => undefined)
  useLayoutEffect(() => {
    show.current = (why) => dialog && showInLayer(id, <ClosedSince value={why}>{dialog}</ClosedSince>)
    show.current(closed)
  })
  useLayoutEffect(() => () => show.current(reason.current ?? ''), [reason])
  return { isOpen, open: () => setIsOpen(true) }
}
