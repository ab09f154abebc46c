import { actionTable } from '../lifecycle/action-table.ts'
import type { FundingState } from './states.ts'

export const fundingActions = actionTable<FundingState>()({
  withdraw: {
    who: 'preparer',
    states: ['draft', 'requested'],
    closed: { approved: 'The invoice is approved. You can no longer withdraw it.' },
  },
})
