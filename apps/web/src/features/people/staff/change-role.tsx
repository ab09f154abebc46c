import { type StaffRole, staffRoles } from '@tradelane/contract/primitives/staff'
import { staffReason, type WireColleague } from '@tradelane/contract/staff/calls'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import { useState } from 'react'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useChangeColleague } from './staff-queries.ts'

export const roleChoices = staffRoles.map((value) => ({ value, label: staffRoleFacts[value].label }))

type ChangeRoleProps = { colleague: WireColleague; onClose: () => void }

/** Another role, with the reason. */
export function ChangeRole({ colleague, onClose }: ChangeRoleProps) {
  const [role, setRole] = useState<StaffRole>(colleague.role)
  const changing = useChangeColleague()
  return (
    <ReasonDialog
      title={`Role of ${colleague.name}`}
      lead="The new role applies from their next action. The reason stays in the record."
      rule={staffReason}
      tone="main"
      submitText="Change role"
      busyText="Changing…"
      send={(reason) => changing.mutateAsync({ admin_id: colleague.admin_id, role, reason })}
      doneText="The role is changed."
      onClose={onClose}
    >
      <Select
        label="Role"
        options={roleChoices}
        value={role}
        onChange={({ target }) => setRole(target.value as StaffRole)}
        help={staffRoleFacts[role].explanation}
      />
    </ReasonDialog>
  )
}
