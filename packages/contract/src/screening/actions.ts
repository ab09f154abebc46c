import { actionTable } from '../lifecycle/action-table.ts'
import type { CaseState } from './states.ts'

/** Of the back office: each decision can be changed to the other one. */
export const caseActions = actionTable<CaseState>()({
  confirm: {
    who: 'office',
    states: { open: true, cleared: true, confirmed: 'This match is confirmed already.' },
  },
  clear: {
    who: 'office',
    states: { open: true, cleared: 'This match is cleared already.', confirmed: true },
  },
})
