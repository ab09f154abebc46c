import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { PasswordDialog } from '../../../ui/dialogs/password-dialog.tsx'
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
    <PasswordDialog
      current={{
        label: 'Current password',
        error: errors.old_password?.message,
        ...form.register('old_password'),
      }}
      next={{
        help: 'Up to 20 characters, and hard to guess: for example, a few unrelated words.',
        error: errors.new_password?.message,
        ...form.register('new_password'),
      }}
      again={{ error: errors.repeat_password?.message, ...form.register('repeat_password') }}
      onSubmit={send}
      isBusy={change.isPending}
      onClose={onClose}
    />
  )
}
