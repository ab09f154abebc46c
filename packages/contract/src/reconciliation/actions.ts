import { actionTable } from '../lifecycle/action-table.ts'
import type { DifferenceState } from './states.ts'

/** Both sides say the same by now. */
type Facts = { is_gone: boolean }

/** What staff can do with a difference. */
export const differenceActions = actionTable<DifferenceState, Facts>()({
  close: {
    who: 'office',
    states: { difference: true, closed: false, gone: false },
    otherwise: 'This difference is not open any more.',
  },
  reopen: {
    who: 'office',
    states: { difference: false, closed: true, gone: false },
    unless: ({ is_gone }) => (is_gone ? 'Both sides say the same by now.' : undefined),
    otherwise: 'This difference is not closed.',
  },
})
