import { staffReason, type WireColleague } from '@tradelane/contract/staff/calls'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useRemoveColleague } from './staff-queries.ts'

type RemoveColleagueProps = { colleague: WireColleague; onClose: () => void }

/** Asks why before a colleague is removed, or an invitation is withdrawn. */
export function RemoveColleague({ colleague, onClose }: RemoveColleagueProps) {
  const { admin_id, name, email, state } = colleague
  const removing = useRemoveColleague()
  const isInvited = state === 'INVITED'
  return (
    <ReasonDialog
      title={isInvited ? 'Withdraw this invitation?' : `Remove ${name}?`}
      lead={
        isInvited
          ? `The link that we emailed to ${email} stops working. The reason stays in the record.`
          : 'They are signed out everywhere and cannot sign in again. Their tasks and requests will have no owner. Their name stays with what they did, and so does the reason.'
      }
      rule={staffReason}
      submitText={isInvited ? 'Withdraw' : 'Remove'}
      busyText={isInvited ? 'Withdrawing…' : 'Removing…'}
      cancelText="Keep"
      tone="danger"
      send={(reason) => removing.mutateAsync({ admin_id, reason })}
      doneText="Removed."
      onClose={onClose}
    />
  )
}
