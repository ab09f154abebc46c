import { actionTable } from '../lifecycle/action-table.ts'
import type { CreditLimitState } from './states.ts'

export const limitActions = actionTable<CreditLimitState>()({
  withdraw: {
    who: 'preparer',
    states: ['requested', 'in_review', 'documents_requested', 'term_sheet'],
    closed: { signed: 'The term sheet is signed. You can no longer withdraw this request.' },
  },
})
