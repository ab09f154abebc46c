import { invitationStateTable } from '@tradelane/contract/team/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const invitationLifecycle = lifecycle({
  subject: 'invitation',
  table: 'invitations',
  idColumn: 'invitation_id',
  states: invitationStateTable,
  first: ['invited'],
})
