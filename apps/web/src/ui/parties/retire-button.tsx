import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'

type RetireButtonProps = {
  name: string
  isRetired: boolean
  /** What retiring it means. */
  lead: string
  send: (isRetired: boolean) => Promise<{ message?: string | undefined }>
}

/** Takes a company that works for us out of everything that is new, or back into it. */
export function RetireButton({ name, isRetired, lead, send }: RetireButtonProps) {
  const words = isRetired
    ? {
        text: 'Make active',
        title: `Make ${name} active again`,
        lead: 'New quotes can name it again.',
      }
    : { text: 'Retire', title: `Retire ${name}`, lead }
  return (
    <DialogButton text={words.text}>
      {(close) => (
        <ConfirmDialog
          title={words.title}
          lead={words.lead}
          confirmText={words.text}
          busyText="Saving…"
          tone={isRetired ? 'main' : 'danger'}
          send={() => send(!isRetired)}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
