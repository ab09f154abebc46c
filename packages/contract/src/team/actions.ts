import { actionTable } from '../lifecycle/action-table.ts'
import type { InvitationState } from './states.ts'

/** Until the person has joined. */
const open: Readonly<Record<InvitationState, boolean>> = { invited: true, joined: false, revoked: false }
const ended = 'This invitation is not open any more.'

export const invitationActions = actionTable<InvitationState>()({
  resend: { who: 'owner', states: open, otherwise: ended },
  revoke: { who: 'owner', states: open, otherwise: ended },
})
