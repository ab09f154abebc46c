import { actionTable } from '../lifecycle/action-table.ts'
import type { ReleaseRequestState } from './release-states.ts'

const open: Readonly<Record<ReleaseRequestState, boolean>> = {
  waiting: true,
  released: false,
  refused: false,
  withdrawn: false,
  void: false,
}
const otherwise = 'This is not waiting for release any more.'

/** What is done about something that waits for a second person. `is_own`: the reader has asked for it. */
export const releaseActions = actionTable<ReleaseRequestState, { is_own: boolean }>()({
  /** Release or refuse it. */
  decide: {
    who: 'approver',
    states: open,
    unless: ({ is_own }) =>
      is_own ? 'You asked for the release of this: a second person must release it.' : undefined,
    otherwise,
  },
  withdraw: {
    who: 'approver',
    states: open,
    unless: ({ is_own }) => (is_own ? undefined : 'Only the person who asked for it can take it back.'),
    otherwise,
  },
})
