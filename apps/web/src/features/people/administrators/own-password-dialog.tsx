import { ownPassword } from '@tradelane/contract/administrators/account'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { toast } from '../../../ui/toast.ts'

type Change<T> = {
  isPending: boolean
  mutate(password: string, outcome: { onSuccess(answer: T): void; onError(error: Error): void }): void
}
type OwnPasswordDialogProps<T> = {
  title: string
  lead: string
  submitText: string
  busyText: string
  change: Change<T>
  onDone: (answer: T) => void
  onClose: () => void
}

/** Asks for the password that a change of the own sign-in takes. */
export function OwnPasswordDialog<T>(props: OwnPasswordDialogProps<T>) {
  const { change, onDone, ...words } = props
  const form = useContractForm(ownPassword, { password: '' })
  const send = form.handleSubmit(({ password }) =>
    change.mutate(password, {
      onSuccess: onDone,
      onError: (error) => {
        if (!showRefusedFields(form, error)) toast.error(messageOf(error))
      },
    }),
  )
  return (
    <FormDialog {...words} onSubmit={send} isBusy={change.isPending}>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
