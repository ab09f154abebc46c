import { type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { useClosedSince } from './closed-since.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { useTypedGuard } from './typed-guard.tsx'

type FormDialogProps = {
  title: string
  lead: ReactNode
  onClose: () => void
  onSubmit: () => void
  /** The main button, and the same while it works. */
  submitText: string
  busyText: string
  cancelText?: string
  tone?: 'danger' | 'main'
  size?: DialogProps['size']
  isBusy: boolean
  isReady?: boolean
  /** Instead of closing, the other button goes back. */
  onBack?: () => void
  children: ReactNode
}

/**
 * One form in a small dialog. While it is being sent nothing closes it, and sending it again does nothing. Escape and the cross ask first where much
 * was typed; the button beside the main one closes at once.
 */
export function FormDialog(props: FormDialogProps) {
  const { onClose, onSubmit, submitText, busyText, tone = 'main', isBusy, onBack, children } = props
  const formId = useId()
  const { isClosed, banner } = useClosedSince(isBusy, 'You can still copy what you have typed.')
  const isReady = props.isReady !== false && !isClosed
  const { noteTyped, close, question } = useTypedGuard(onClose)
  const form = (
    <form
      id={formId}
      noValidate
      onChange={noteTyped}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && isReady) onSubmit()
      }}
    >
      {children}
    </form>
  )
  return (
    <Dialog
      isOpen
      size={props.size ?? 'sm'}
      title={props.title}
      lead={props.lead}
      onClose={close}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onBack ?? onClose} disabled={isBusy}>
            {onBack ? 'Back' : isClosed ? 'Close' : (props.cancelText ?? 'Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={tone}
            disabled={!isReady}
            isBusy={isBusy}
            busyText={busyText}
          >
            {submitText}
          </Button>
        </>
      }
    >
      {banner}
      {form}
      {question}
    </Dialog>
  )
}
