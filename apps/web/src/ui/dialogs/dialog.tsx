import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { placeFrom } from '../place-from.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One sentence under the title; read aloud when the dialog opens. */
  lead?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Nothing inside takes the focus: the text itself does, so that the keyboard can scroll it. */
  isOnlyText?: boolean
  /** Something is in flight: neither Escape nor the cross closes. */
  isBusy?: boolean
}

const widths = { sm: 'max-w-[420px]', md: 'max-w-[560px]', lg: 'max-w-[760px]' }

/** The platform's own modal dialog: keeps the focus inside and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  // Mounted only while open, so that every opening starts with fresh fields.
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  lead,
  children,
  actions,
  size = 'md',
  isOnlyText,
  isBusy,
}: DialogProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onCancel={(event) => {
        // A picker inside also bubbles its cancel up to here.
        if (event.target !== dialog.current) return
        event.preventDefault()
        if (!isBusy) onClose()
      }}
      className={classNames(
        'floating m-auto text-start whitespace-normal max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] animate-rise flex-col overflow-hidden rounded-lg open:flex backdrop:bg-navy/60',
        widths[size],
      )}
    >
      <header className="flex items-start gap-3 px-6 pt-6">
        <h2 id={`${id}-title`} className="flex-1 text-lg font-semibold">
          {title}
        </h2>
        <IconButton
          label="Close"
          icon={X}
          isBare
          disabled={isBusy}
          onClick={onClose}
          className="-mt-1 -mr-2"
        />
      </header>
      <div className="overflow-auto px-6 pt-2 pb-6" {...(isOnlyText && { tabIndex: 0 })}>
        {lead && (
          <p id={`${id}-lead`} className="text-ink-2">
            {lead}
          </p>
        )}
        {children && <div className="mt-4">{children}</div>}
      </div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{actions}</footer>
      )}
    </dialog>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    const goOn = placeFrom(before)
    element?.showModal()
    // What the dialog was opened to fill in, rather than the cross that closes it.
    element
      ?.querySelector<HTMLElement>('input:enabled:read-write, select:enabled, textarea:read-write')
      ?.focus()
    return () => {
      element?.close()
      // React has taken the dialog out of the page by then, and with it the browser's own memory of the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      // What the dialog was opened from is gone, or goes in a moment, such as a row that it has removed.
      goOn()
    }
  }, [])
  return dialog
}
