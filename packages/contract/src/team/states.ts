import { stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of an invitation to work for a company. Its link expires, and can be mailed again while it is open. */
export const invitationStateTable = stateTable({
  invited: {
    label: 'Invited',
    explanation: 'The person has a link by email and has not joined yet.',
    tone: 'wait',
    moves: ['joined', 'revoked'],
    happened: '{who} invited a person.',
    next: { who: 'counterparty', text: 'The person opens the link and joins.' },
  },
  joined: {
    label: 'Joined',
    explanation: 'The person works for the company.',
    tone: 'done',
    moves: [],
    happened: '{who} joined the company.',
  },
  revoked: {
    label: 'Withdrawn',
    explanation: 'The link no longer works.',
    tone: 'idle',
    moves: [],
    happened: '{who} withdrew the invitation.',
  },
})
export type InvitationState = keyof typeof invitationStateTable
export const invitationStates = stateNames(invitationStateTable)
