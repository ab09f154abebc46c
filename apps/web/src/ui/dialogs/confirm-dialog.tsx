import type { ReactNode } from 'react'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { type Answer, useSending } from '../forms/use-sending.ts'
import { useClosedSince } from './closed-since.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What will happen. */
  lead: ReactNode
  /** What the person must know before. */
  warning?: ReactNode
  confirmText: string
  busyText?: string
  cancelText?: string
  tone?: 'danger' | 'main'
  send: () => Promise<Answer | undefined>
  doneText?: string
  /** After it has closed. */
  onDone?: () => void
  /** A toast instead of the message in the dialog, if the specification requires one. */
  onFailure?: (error: Error) => void
  onClose: () => void
  /** Below the lead: what it does, in full. */
  children?: ReactNode
}

/** Asks once before something is done, does it, and closes. A refusal by the server is shown in the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, confirmText, busyText, cancelText = 'Cancel', tone = 'danger', onClose } = props
  const sending = useSending<void>(props.send, {
    doneText: props.doneText,
    onDone: () => {
      onClose()
      props.onDone?.()
    },
    onFailure: props.onFailure,
  })
  const { isClosed, banner } = useClosedSince(sending.isPending)
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      lead={lead}
      onClose={onClose}
      isBusy={sending.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            {isClosed ? 'Close' : cancelText}
          </Button>
          <Button
            tone={tone}
            onClick={() => sending.mutate()}
            disabled={isClosed}
            isBusy={sending.isPending}
            {...(busyText && { busyText })}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {banner}
      {props.children}
      {props.warning && <Banner tone="wait">{props.warning}</Banner>}
      {sending.error && !props.onFailure && (
        <Banner tone="lost" isAlert>
          {messageOf(sending.error)}
        </Banner>
      )}
    </Dialog>
  )
}
