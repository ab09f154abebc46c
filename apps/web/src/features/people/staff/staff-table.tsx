import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { colleagueActions } from '@tradelane/contract/staff/actions'
import { staff, type WireColleague } from '@tradelane/contract/staff/calls'
import { type ColleagueState, staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import type { ReactNode } from 'react'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ClosedButtons } from '../../../ui/closed-button.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { ChangeRole } from './change-role.tsx'
import { RemoveColleague } from './remove-colleague.tsx'
import { SendAgain } from './send-again.tsx'

const badges = {
  ACTIVE: { tone: 'done', label: 'Active' },
  INVITED: { tone: 'wait', label: 'Invited' },
  REMOVED: { tone: 'idle', label: 'Removed' },
} as const satisfies Record<ColleagueState, object>

const factors: Record<WireColleague['second_factor'], string> = {
  none: 'None',
  mail: 'Code by email',
  app: 'Authenticator app',
}

const columns: Column<WireColleague>[] = [
  {
    key: 'name',
    title: 'Name',
    className: 'wrap-anywhere',
    cell: ({ name, email, is_you }) => (
      <>
        {name}
        {is_you && ' (you)'}
        <span className="block text-xs font-normal text-ink-2">{email}</span>
      </>
    ),
  },
  { key: 'role', title: 'Role', cell: ({ role }) => staffRoleFacts[role].label },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state, expires_at }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone={badges[state].tone}>{badges[state].label}</Badge>
        {expires_at && <span className="num text-xs text-ink-2">{linkUntil(expires_at)}</span>}
      </span>
    ),
  },
  {
    key: 'second_factor',
    title: 'Second factor',
    cell: ({ second_factor, state }) => (state === 'INVITED' ? 'When they join' : factors[second_factor]),
  },
]

function linkUntil(expiresAt: string): string {
  const isOver = Date.parse(expiresAt) < businessNow().getTime()
  return `${isOver ? 'link expired on' : 'link valid until'} ${formatInstant(expiresAt)}`
}

type StaffTableProps = { colleagues: readonly WireColleague[]; mayChange: boolean }

/** Who works here and who is invited; administrators also see what they can do. */
export function StaffTable({ colleagues, mayChange }: StaffTableProps) {
  const actions: Column<WireColleague> = {
    key: 'actions',
    title: 'Actions',
    isRight: true,
    cell: (colleague) => <ColleagueActions colleague={colleague} />,
  }
  return (
    <DataTable
      label="Colleagues"
      columns={mayChange ? [...columns, actions] : columns}
      rows={colleagues}
      rowKey={({ admin_id }) => admin_id}
      empty={null}
    />
  )
}

const look = { size: 'sm', tone: 'quiet' } as const

function ColleagueActions({ colleague }: { colleague: WireColleague }) {
  const named = (text: string): ReactNode => (
    <>
      {text}
      <span className="sr-only"> {colleague.name}</span>
    </>
  )
  const closed = closedBy(colleagueActions.remove, colleague)?.reason
  if (closed !== undefined) {
    const buttons = ['Change role', 'Remove'].map((text) => ({ ...look, key: text, text: named(text) }))
    return (
      <span className="inline-block text-left">
        <ClosedButtons buttons={buttons} closed={closed} />
      </span>
    )
  }
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <OfficeAction call={staff.invite} action={colleagueActions.inviteAgain} record={colleague}>
        {() => (
          <DialogButton {...look} text={named('Send again')}>
            {(close) => <SendAgain colleague={colleague} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
      <OfficeAction call={staff.update} action={colleagueActions.changeRole} record={colleague}>
        {(why) => (
          <DialogButton {...look} text={named('Change role')} closed={why}>
            {(close) => <ChangeRole colleague={colleague} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
      <OfficeAction call={staff.remove} action={colleagueActions.remove} record={colleague}>
        {(why) => (
          <DialogButton
            {...look}
            text={named(colleague.state === 'INVITED' ? 'Withdraw' : 'Remove')}
            closed={why}
          >
            {(close) => <RemoveColleague colleague={colleague} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
    </span>
  )
}
