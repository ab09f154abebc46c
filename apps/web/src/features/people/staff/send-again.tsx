import { promised } from '@tradelane/contract/lifecycle/promises'
import { staffReason, type WireColleague } from '@tradelane/contract/staff/calls'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useInviteColleague } from './staff-queries.ts'

type SendAgainProps = { colleague: WireColleague; onClose: () => void }

/** A new link for who is invited. */
export function SendAgain({ colleague: { email, name, role }, onClose }: SendAgainProps) {
  const inviting = useInviteColleague()
  return (
    <ReasonDialog
      title="Send the invitation again"
      lead={`${email} receives a new link, valid for ${promised('invitationLink')}. The earlier link stops working. The reason stays in the record.`}
      rule={staffReason}
      submitText="Send again"
      busyText="Sending…"
      send={(reason) => inviting.mutateAsync({ email, name, role, reason })}
      doneText="The invitation has been sent."
      onClose={onClose}
    />
  )
}
