import { type Role, roles } from '@tradelane/contract/primitives/roles'
import { roleFacts } from '@tradelane/contract/team/calls'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Member, useChangeRole } from './team-queries.ts'

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [role, setRole] = useState<Role>(member.role)
  const changing = useChangeRole()
  const save = () =>
    changing.mutate(
      { user_id: member.member_id, role },
      {
        onSuccess: ({ message }) => {
          onClose()
          toast.success(message ?? 'Role changed.')
        },
      },
    )
  return (
    <FormDialog
      title={`Role of ${member.name}`}
      lead="The new role applies from their next action."
      onClose={onClose}
      onSubmit={save}
      submitText="Change role"
      busyText="Changing…"
      isBusy={changing.isPending}
    >
      <Select
        label="Role"
        options={roles.map((value) => ({ value, label: roleFacts[value].label }))}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
        help={roleFacts[role].explanation}
        error={changing.error ? messageOf(changing.error) : undefined}
      />
    </FormDialog>
  )
}
