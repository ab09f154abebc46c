import { useSuspenseQuery } from '@tanstack/react-query'
import { staffRoles } from '@tradelane/contract/primitives/staff'
import { staff } from '@tradelane/contract/staff/calls'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import { UsersRound } from 'lucide-react'
import { usePendingChanges } from '../../../lib/queries/pending-changes.ts'
import { useStaffMay } from '../../../lib/session/staff.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { PendingChanges } from '../../../ui/records/pending-changes.tsx'
import { InviteColleague } from './invite-colleague.tsx'
import { staffQuery } from './staff-queries.ts'
import { StaffTable } from './staff-table.tsx'

const staffChanges = ['staff_invite', 'staff_role', 'staff_remove']

/** /admin/staff: who works at the back office, with which role. */
export function StaffPage() {
  const { data: colleagues } = useSuspenseQuery(staffQuery)
  const waiting = usePendingChanges(staffChanges)
  const mayChange = useStaffMay(staff.invite)
  const closed = mayChange ? undefined : 'Only an administrator invites colleagues and changes them.'
  return (
    <>
      <PageHeader
        title="Staff"
        lead="Who works at the back office, and what each role may do."
        actions={
          <DialogButton text="Invite a colleague" tone="main" closed={closed}>
            {(close) => <InviteColleague onClose={close} />}
          </DialogButton>
        }
      />
      <div className="grid gap-4">
        {waiting.length > 0 && (
          <Card title="Waiting for a second administrator" isFlush>
            <PendingChanges changes={waiting} />
          </Card>
        )}
        <Card title="Colleagues" isFlush>
          <StaffTable colleagues={colleagues} mayChange={mayChange} />
          {colleagues.length === 1 && (
            <EmptyState icon={UsersRound} title="You are the only one">
              Colleagues will appear here. Invite the first one.
            </EmptyState>
          )}
        </Card>
        <Card title="Roles">
          <DefinitionList
            facts={staffRoles.map((role) => ({
              term: staffRoleFacts[role].label,
              value: staffRoleFacts[role].explanation,
            }))}
          />
        </Card>
      </div>
    </>
  )
}
