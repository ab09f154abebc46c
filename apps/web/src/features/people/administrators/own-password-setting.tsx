import { changedOwnPassword } from '@tradelane/contract/administrators/account'
import { useState } from 'react'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChangeOwnPassword } from './account-queries.ts'

export function OwnPasswordSetting() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Setting
        title="Password"
        lead="A change signs out all other devices."
        action={<Button onClick={() => setIsOpen(true)}>Change password</Button>}
      />
      {isOpen && <ChangeDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

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
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters, and hard to guess: for example, a few unrelated words."
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
