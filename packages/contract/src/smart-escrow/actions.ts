import { actionTable } from '../lifecycle/action-table.ts'
import type { EscrowDisputeState } from './dispute-states.ts'
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

const disputeOpen: Readonly<Record<EscrowDisputeState, boolean>> = {
  open: true,
  escalated: true,
  settled: false,
  decided: false,
}
const disputeEnded = 'The dispute has ended. Read how on this page.'

type DisputeFacts = {
  /** As text; undefined once it has passed. */
  escalation_from?: string | undefined
}

/** Of buyer and seller. The seller has no account, and so no role. */
export const disputeActions = actionTable<EscrowDisputeState, DisputeFacts>()({
  speak: { who: 'preparer', states: disputeOpen, otherwise: disputeEnded },
  offer: { who: 'approver', states: disputeOpen, otherwise: disputeEnded },
  /** Accept or refuse the other side's offer. */
  answer: { who: 'approver', states: disputeOpen, otherwise: disputeEnded },
  escalate: {
    who: 'preparer',
    states: {
      open: true,
      escalated: 'Tradelane decides this dispute already.',
      settled: false,
      decided: false,
    },
    unless: ({ escalation_from }) =>
      escalation_from === undefined ? undefined : `You can ask Tradelane to decide after ${escalation_from}.`,
    otherwise: disputeEnded,
  },
})

export const officeDisputeActions = actionTable<EscrowDisputeState>()({
  decide: {
    who: 'office',
    states: {
      open: 'Nobody has asked Tradelane to decide yet.',
      escalated: true,
      settled: false,
      decided: false,
    },
    otherwise: disputeEnded,
  },
})
