import { actionTable } from '../lifecycle/action-table.ts'
import type { EscrowAgreement, EscrowState } from './states.ts'

export const escrowActions = actionTable<EscrowState, { agreement: EscrowAgreement }>()({
  cancel: {
    who: 'approver',
    states: {
      draft: false,
      approved: true,
      partly_released: true,
      released: false,
      expired: false,
      refunded: false,
    },
    // Until the seller has agreed the escrow is an offer.
    unless: ({ agreement }) =>
      agreement === 'agreed' ? 'The seller has agreed. The escrow cannot be cancelled.' : undefined,
  },
})
