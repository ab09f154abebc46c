import { actionTable } from '../lifecycle/action-table.ts'
import type { ChangeState } from './states.ts'

type ChangeFacts = { is_own: boolean }

const ended: Readonly<Record<ChangeState, boolean>> = {
  OPEN: true,
  CONFIRMED: false,
  REFUSED: false,
  EXPIRED: false,
  WITHDRAWN: false,
}

/** What staff can do with a change that waits. */
export const changeActions = actionTable<ChangeState, ChangeFacts>()({
  decide: {
    who: 'office',
    states: ended,
    otherwise: 'This change does not wait any more.',
    unless: ({ is_own }) => (is_own ? 'You asked for it: a colleague decides.' : undefined),
  },
  withdraw: {
    who: 'office',
    states: ended,
    otherwise: 'This change does not wait any more.',
    unless: ({ is_own }) => (is_own ? undefined : 'Only who asked for it can withdraw it.'),
  },
})
