import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { changePasswordForm, emptyPasswords } from './change-password-form.ts'
import { useChangePassword } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(changePasswordForm, emptyPasswords)
  const { errors } = form.formState
  const change = useChangePassword()
  const outcome = toastOutcome(onClose)
  const send = form.handleSubmit(({ old_password, new_password }) =>
    change.mutate(
      { old_password, new_password },
      {
        ...outcome,
        onError: (error) => {
          outcome.onError(error)
          showRefusedFields(form, error)
        },
      },
    ),
  )
  return (
    <FormDialog
      title="Change password"
      lead="This signs out all other devices."
      submitText="Change password"
      busyText="Saving…"
      onSubmit={send}
      isBusy={change.isPending}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          error={errors.old_password?.message}
          {...form.register('old_password')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          help="Up to 20 characters, and hard to guess: for example, a few unrelated words."
          error={errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordInput
          label="Repeat new password"
          autoComplete="new-password"
          error={errors.repeat_password?.message}
          {...form.register('repeat_password')}
        />
      </div>
    </FormDialog>
  )
}
