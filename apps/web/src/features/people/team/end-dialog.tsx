import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { type Member, useRemove, useRevoke } from './team-queries.ts'

/** Asks before a person is removed, or an invitation is withdrawn. */
export function EndDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const removing = useRemove()
  const revoking = useRevoke()
  if (member.state === 'invited')
    return (
      <ConfirmDialog
        title="Withdraw this invitation?"
        lead={`The link that we emailed to ${member.email} stops working.`}
        confirmText="Withdraw"
        busyText="Withdrawing…"
        cancelText="Keep"
        send={() => revoking.mutateAsync({ invitation_id: member.member_id })}
        doneText="The invitation has been withdrawn."
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      title={`Remove ${member.name}?`}
      lead="They are signed out everywhere and cannot sign in again. Their actions stay in your history."
      confirmText="Remove"
      busyText="Removing…"
      cancelText="Keep"
      send={() => removing.mutateAsync({ user_id: member.member_id })}
      doneText="The person has been removed."
      onClose={onClose}
    />
  )
}
