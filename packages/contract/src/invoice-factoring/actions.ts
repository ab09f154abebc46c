import { actionTable } from '../lifecycle/action-table.ts'
import type { FundingState } from './states.ts'

export const fundingActions = actionTable<FundingState>()({
  withdraw: {
    who: 'preparer',
    states: {
      draft: true,
      requested: true,
      approved: 'The invoice is approved. You can no longer withdraw it.',
      funded: false,
      overdue: false,
      collected: false,
      closed: false,
      denied: false,
      withdrawn: false,
    },
  },
})
