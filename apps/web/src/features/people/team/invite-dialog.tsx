import { promised } from '@tradelane/contract/lifecycle/promises'
import { type Role, roles } from '@tradelane/contract/primitives/roles'
import { invitation, roleFacts } from '@tradelane/contract/team/calls'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useInvite } from './team-queries.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(invitation, { email: '', role: 'preparer' })
  const { errors } = form.formState
  const inviting = useInvite()
  const role = form.watch('role') as Role
  const send = form.handleSubmit((body) =>
    inviting.mutate(body, {
      onSuccess: ({ message }) => {
        onClose()
        toast.success(message)
      },
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  const isField = Boolean(errors.email ?? errors.role)
  return (
    <FormDialog
      title="Invite a person"
      lead={`They receive an email with a link that works once, for ${promised('invitationLink')}.`}
      onClose={onClose}
      onSubmit={() => void send()}
      submitText="Send invitation"
      busyText="Sending…"
      isBusy={inviting.isPending}
    >
      <div className="grid gap-5">
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Select
          label="Role"
          options={roles.map((value) => ({ value, label: roleFacts[value].label }))}
          help={roleFacts[role].explanation}
          error={errors.role?.message}
          {...form.register('role')}
        />
        {inviting.error && !isField && (
          <Banner tone="lost" isAlert>
            {messageOf(inviting.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
