import { changedOwnPassword } from '@tradelane/contract/administrators/account'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { PasswordDialog } from '../../../ui/dialogs/password-dialog.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChangeOwnPassword } from './account-queries.ts'

export const OwnPasswordSetting = () => (
  <Setting
    title="Password"
    lead="A change signs out all other devices."
    action={<DialogButton text="Change password">{(close) => <ChangeDialog onClose={close} />}</DialogButton>}
  />
)

const passwordForm = z
  .extend(changedOwnPassword, { repeat_password: z.string() })
  .check(samePassword('new_password', 'repeat_password'))

function ChangeDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(passwordForm, { password: '', new_password: '', repeat_password: '' })
  const { errors } = form.formState
  const change = useChangeOwnPassword()
  const send = form.handleSubmit(({ password, new_password }) =>
    change.mutate(
      { password, new_password },
      {
        onSuccess: ({ message }) => {
          if (message) toast.success(message)
          onClose()
        },
        onError: (error) => {
          if (!showRefusedFields(form, error)) toast.error(messageOf(error))
        },
      },
    ),
  )
  return (
    <PasswordDialog
      current={{
        label: 'Your password',
        error: errors.password?.message,
        ...form.register('password'),
      }}
      next={{
        help: 'At least 8 characters, and hard to guess: for example, a few unrelated words.',
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
