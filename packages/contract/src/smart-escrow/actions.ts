import { whileWaiting } from '../four-eyes/waiting.ts'
import { actionTable } from '../lifecycle/action-table.ts'
import type { EscrowAmendmentState } from './amendment-states.ts'
import {
  type BlockFacts,
  type DecidedFacts,
  decideAsBuyer,
  decideAsOffice,
  expiryPassed,
  giveSample,
  type ItemFacts,
  present,
} from './block-rules.ts'
import type { EscrowDisputeState } from './dispute-states.ts'
import type { PresentationState } from './presentation-states.ts'
import type { EscrowAgreement, EscrowBlockState, EscrowState } from './states.ts'

type CancelFacts = {
  agreement: EscrowAgreement
  /** A block is neither paid, being paid, given back, nor in dispute. */
  has_open_block: boolean
}

export const escrowActions = actionTable<EscrowState, CancelFacts>()({
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
    unless({ agreement, has_open_block }) {
      if (agreement === 'agreed') return 'The seller has agreed. The escrow cannot be cancelled.'
      return has_open_block
        ? undefined
        : 'Each block is paid, being paid, given back or in dispute. Nothing is left to cancel.'
    },
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

type SplitFacts = { is_waiting?: boolean | undefined }

export const officeDisputeActions = actionTable<EscrowDisputeState, SplitFacts>()({
  decide: {
    who: 'office',
    states: {
      open: 'Nobody has asked Tradelane to decide yet.',
      escalated: true,
      settled: false,
      decided: false,
    },
    unless: whileWaiting,
    otherwise: disputeEnded,
  },
})

export type PresentationFacts = {
  /** Of its document. */
  block: EscrowBlockState
  /** Which nobody has waived. */
  has_differences: boolean
  /** The last day of presentation has passed. */
  is_over?: boolean
}
const examined: Readonly<Record<PresentationState, boolean>> = {
  presented: true,
  refused: false,
  approved: false,
  replaced: false,
  settled: false,
}
const examinationEnded = 'The examination of this document has ended.'

function closedByBlock({ block }: PresentationFacts): string | undefined {
  if (block === 'pending') return undefined
  return block === 'disputed' ? 'The block of this document is in dispute.' : examinationEnded
}

const accept = {
  states: examined,
  unless: (facts: PresentationFacts) =>
    closedByBlock(facts) ??
    (facts.has_differences
      ? 'The document has differences. The buyer can waive them; otherwise refuse the document.'
      : undefined),
  otherwise: examinationEnded,
}
const refuse = { states: examined, unless: closedByBlock, otherwise: examinationEnded }

/** Of the buyer, for documents that it examines. */
export const presentationActions = actionTable<PresentationState, PresentationFacts>()({
  accept: { who: 'approver', ...accept },
  refuse: { who: 'approver', ...refuse },
  /** Also of a document that Tradelane examines. */
  waive: {
    who: 'approver',
    states: { ...examined, refused: true },
    unless: (facts) =>
      closedByBlock(facts) ??
      (facts.has_differences ? undefined : 'The document has no difference that is not waived.') ??
      (facts.state === 'refused' && facts.is_over ? 'The last day of presentation has passed.' : undefined),
    otherwise: examinationEnded,
  },
})

/** For documents that Tradelane examines. */
export const officePresentationActions = actionTable<PresentationState, PresentationFacts>()({
  accept: { who: 'office', ...accept },
  refuse: { who: 'office', ...refuse },
})

const amendmentEnded = 'This change has ended. Read how on this page.'

/** Of the buyer. */
export const amendmentActions = actionTable<EscrowAmendmentState>()({
  /** The draft is edited. After a change that has ended, another one is prepared. */
  prepare: {
    who: 'preparer',
    states: {
      draft: true,
      open: 'A change is proposed already. Withdraw it first.',
      accepted: true,
      declined: true,
      withdrawn: true,
      lapsed: true,
    },
  },
  propose: {
    who: 'approver',
    states: {
      draft: true,
      open: false,
      accepted: false,
      declined: false,
      withdrawn: false,
      lapsed: false,
    },
    otherwise: 'This change was proposed already, or discarded.',
  },
  /** Or discard. */
  withdraw: {
    who: 'approver',
    states: { draft: true, open: true, accepted: false, declined: false, withdrawn: false, lapsed: false },
    otherwise: amendmentEnded,
  },
})

export const sellersAmendmentActions = actionTable<EscrowAmendmentState>()({
  answer: {
    who: 'link',
    states: { draft: false, open: true, accepted: false, declined: false, withdrawn: false, lapsed: false },
    otherwise: amendmentEnded,
  },
})

/** Of buyer and seller. */
export const blockActions = actionTable<EscrowBlockState, BlockFacts>()({
  dispute: {
    who: 'preparer',
    states: {
      pending: true,
      // Approved means released, also while the payout still waits.
      fulfilled:
        'Everything of this block is approved, so its money is released. It cannot be disputed any more.',
      paid: false,
      refused: true,
      disputed: 'A dispute about this block is open already.',
      refunded: false,
    },
    unless({ state, agreement, is_over }) {
      if (agreement !== 'agreed')
        return 'The seller has not agreed to the escrow. The buyer can cancel it instead.'
      return state === 'pending' && is_over ? expiryPassed : undefined
    },
    otherwise: 'The money of this block has left the escrow.',
  },
})

const underWay = 'The payout is under way.'
const noneRefused = 'No payout of this escrow was refused.'

type PayoutFacts = {
  /** The provider does not know the payout, and the account of the beneficiary was removed. */
  is_stranded?: boolean
}

/** Of payouts that were refused. */
export const officeBlockActions = actionTable<EscrowBlockState, PayoutFacts>()({
  payAgain: {
    who: 'office',
    states: {
      pending: false,
      fulfilled: underWay,
      paid: false,
      refused: true,
      disputed: false,
      refunded: false,
    },
    otherwise: noneRefused,
  },
  refund: {
    who: 'office',
    states: { pending: false, fulfilled: true, paid: false, refused: true, disputed: false, refunded: false },
    unless: ({ state, is_stranded }) => (state === 'fulfilled' && !is_stranded ? underWay : undefined),
    otherwise: noneRefused,
  },
})

/** Of the buyer. */
export const itemActions = actionTable<EscrowBlockState, DecidedFacts>()({
  /** Approve or refuse it. */
  decide: { who: 'approver', ...decideAsBuyer },
  giveSample: { who: 'preparer', ...giveSample },
})

/** For what Tradelane decides. */
export const officeItemActions = actionTable<EscrowBlockState, DecidedFacts>()({
  decide: { who: 'office', ...decideAsOffice },
})

export const sellersItemActions = actionTable<EscrowBlockState, ItemFacts>()({
  present: { who: 'link', ...present },
})
