import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordInput } from '../forms/password-input.tsx'
import { FormDialog } from './form-dialog.tsx'

type PasswordField = UseFormRegisterReturn & { error: string | undefined }
type PasswordDialogProps = {
  current: PasswordField & { label: string }
  /** Its help says the rules of this sign-in. */
  next: PasswordField & { help: string }
  again: PasswordField
  onSubmit: () => void
  isBusy: boolean
  onClose: () => void
}

/** Changes one's own password. */
export function PasswordDialog({ current, next, again, ...sending }: PasswordDialogProps) {
  return (
    <FormDialog
      title="Change password"
      lead="This signs out all other devices."
      submitText="Change password"
      busyText="Saving…"
      {...sending}
    >
      <div className="grid gap-4">
        <PasswordInput autoComplete="current-password" {...current} />
        <PasswordInput label="New password" autoComplete="new-password" {...next} />
        <PasswordInput label="Repeat new password" autoComplete="new-password" {...again} />
      </div>
    </FormDialog>
  )
}
