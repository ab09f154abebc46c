import { releaseRequestStateTable } from '@tradelane/contract/approvals/release-states'
import { invitationStateTable } from '@tradelane/contract/team/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const invitationLifecycle = lifecycle({
  subject: 'invitation',
  table: 'invitations',
  idColumn: 'invitation_id',
  states: invitationStateTable,
  first: ['invited'],
})

/** Higher limits wait as payments do: for a second person. */
export const limitRaiseLifecycle = lifecycle({
  subject: 'limit_raise',
  table: 'limit_raises',
  idColumn: 'limit_raise_id',
  states: releaseRequestStateTable,
  first: ['waiting'],
})
