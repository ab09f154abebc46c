import { invitationActions } from '@tradelane/contract/team/actions'
import { roleFacts } from '@tradelane/contract/team/calls'
import { invitationStateTable } from '@tradelane/contract/team/states'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { toast } from '../../../ui/toast.ts'
import { EndDialog } from './end-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { type Member, useResend } from './team-queries.ts'

const badges = {
  active: { tone: 'done', label: 'Active' },
  invited: invitationStateTable.invited,
  removed: { tone: 'idle', label: 'Removed' },
} as const

const columns: Column<Member>[] = [
  {
    key: 'name',
    title: 'Name',
    className: 'wrap-anywhere',
    cell: ({ name, email, is_you }) => (
      <>
        {name || email}
        {is_you && ' (you)'}
        {name && <span className="block text-xs font-normal text-ink-2">{email}</span>}
      </>
    ),
  },
  { key: 'role', title: 'Role', cell: ({ role }) => roleFacts[role].label },
  {
    key: 'state',
    title: 'Status',
    cell: (member) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone={badges[member.state].tone}>{badges[member.state].label}</Badge>
        <span className="num text-xs text-ink-2">{sinceOf(member)}</span>
      </span>
    ),
  },
]

function sinceOf({ state, since, expires_at }: Member): string {
  if (state !== 'invited' || !expires_at) return `since ${formatDay(since)}`
  const isOver = Date.parse(expires_at) < businessNow().getTime()
  return `${isOver ? 'link expired on' : 'link valid until'} ${formatInstant(expires_at)}`
}

/** All members and invitations; the owner also sees the possible actions. */
export function MembersTable({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const actions: Column<Member> = {
    key: 'actions',
    title: 'Actions',
    isRight: true,
    cell: (member) => <MemberActions member={member} />,
  }
  return (
    <DataTable
      label="People"
      columns={isOwner ? [...columns, actions] : columns}
      rows={members}
      rowKey={({ member_id }) => member_id}
      empty={null}
    />
  )
}

function MemberActions({ member }: { member: Member }) {
  const resending = useResend()
  if (member.state === 'removed') return null
  const who = member.name || member.email
  const resend = () =>
    resending.mutate(
      { invitation_id: member.member_id },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'We sent a new link.'),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  const endButton = (text: string) => (
    <DialogButton size="sm" tone="quiet" text={text} aria-label={`${text} ${who}`}>
      {(close) => <EndDialog member={member} onClose={close} />}
    </DialogButton>
  )
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {member.state === 'invited' ? (
        <>
          <RecordAction action={invitationActions.resend} record={{ state: member.state }}>
            {() => (
              <Button
                size="sm"
                tone="quiet"
                onClick={resend}
                isBusy={resending.isPending}
                busyText="Sending…"
              >
                Send again<span className="sr-only"> to {who}</span>
              </Button>
            )}
          </RecordAction>
          <RecordAction action={invitationActions.revoke} record={{ state: member.state }}>
            {() => endButton('Withdraw')}
          </RecordAction>
        </>
      ) : (
        <>
          <DialogButton size="sm" tone="quiet" text="Change role" aria-label={`Change role of ${who}`}>
            {(close) => <RoleDialog member={member} onClose={close} />}
          </DialogButton>
          {endButton('Remove')}
        </>
      )}
    </span>
  )
}
