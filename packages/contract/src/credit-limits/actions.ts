import { actionTable } from '../lifecycle/action-table.ts'
import type { CreditLimitState } from './states.ts'

export const limitActions = actionTable<CreditLimitState>()({
  withdraw: {
    who: 'preparer',
    states: {
      requested: true,
      in_review: true,
      documents_requested: true,
      term_sheet: true,
      signed: 'The term sheet is signed. You can no longer withdraw this request.',
      active: false,
      declined: false,
      reduced: false,
      withdrawn: false,
    },
  },
})
