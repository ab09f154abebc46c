import { actionTable } from '../lifecycle/action-table.ts'
import type { ColleagueState } from './colleagues.ts'

type ColleagueFacts = {
  /** Nobody else who works here is an administrator. */
  is_last_administrator: boolean
}

const removed = 'This person does not work here any more. Invite them again.'
const keepsOne = 'The last administrator stays one. Make a colleague an administrator first.'
const lastStays = ({ is_last_administrator }: ColleagueFacts) =>
  is_last_administrator ? keepsOne : undefined

/** What administrators can do with a colleague. */
export const colleagueActions = actionTable<ColleagueState, ColleagueFacts>()({
  /** Of one who was removed by their address, as for somebody new. */
  inviteAgain: {
    who: 'office',
    states: { INVITED: true, ACTIVE: false, REMOVED: true },
    otherwise: 'This person works here already. Change the role instead.',
  },
  changeRole: {
    who: 'office',
    states: { INVITED: true, ACTIVE: true, REMOVED: false },
    otherwise: removed,
    unless: lastStays,
  },
  remove: {
    who: 'office',
    states: { INVITED: true, ACTIVE: true, REMOVED: false },
    otherwise: removed,
    unless: lastStays,
  },
})
