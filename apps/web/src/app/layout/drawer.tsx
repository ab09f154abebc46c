import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** The sidebar of narrow windows: modal, closed by Escape, a click outside, or one of its entries. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = drawer.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const click = (event: MouseEvent) => {
    const isBeside = event.target === drawer.current
    const isEntry =
      event.target instanceof Element && event.target.closest('a, button:not([aria-disabled="true"])')
    if (isBeside || isEntry) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and its entries handle Enter themselves
    <dialog
      ref={drawer}
      aria-label="Menu"
      // Not `onClose`: this would also fire when the clean-up above closes it.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={click}
      className="m-0 h-dvh max-h-none w-[264px] max-w-[85vw] animate-slide-in bg-transparent backdrop:bg-navy/60"
    >
      {children}
    </dialog>
  )
}
