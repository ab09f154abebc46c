import { promised } from '@tradelane/contract/lifecycle/promises'
import type { StaffRole } from '@tradelane/contract/primitives/staff'
import { newColleague } from '@tradelane/contract/staff/calls'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { roleChoices } from './change-role.tsx'
import { useInviteColleague } from './staff-queries.ts'

/** Invites a colleague by email. */
export function InviteColleague({ onClose }: { onClose: () => void }) {
  const form = useContractForm(newColleague, { email: '', name: '', role: 'support', reason: '' })
  const { errors } = form.formState
  const inviting = useInviteColleague()
  const role = form.watch('role') as StaffRole
  const send = form.handleSubmit((body) =>
    inviting.mutate(body, {
      onSuccess: ({ message }) => {
        onClose()
        toast.success(message ?? 'The invitation has been sent.')
      },
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  return (
    <FormDialog
      title="Invite a colleague"
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
        <TextInput label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <Select
          label="Role"
          options={roleChoices}
          help={staffRoleFacts[role].explanation}
          error={errors.role?.message}
          {...form.register('role')}
        />
        <TextArea
          label="Reason"
          maxLength={1000}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {inviting.error && Object.keys(errors).length === 0 && (
          <Banner tone="lost" isAlert>
            {messageOf(inviting.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
