import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** A change of a running escrow. Until the seller agrees, the escrow goes on as it is. */
export const escrowAmendmentStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not proposed yet. The seller cannot see it.',
    tone: 'idle',
    moves: ['open', 'withdrawn', 'lapsed'],
    happened: 'A change was prepared.',
    next: { who: 'approver', text: 'Propose the change to the seller, or discard it.' },
  },
  open: {
    label: 'Proposed',
    explanation: 'The seller has not answered. The escrow goes on under its old terms.',
    tone: 'wait',
    moves: ['accepted', 'declined', 'withdrawn', 'lapsed'],
    happened: 'The change was proposed to the seller.',
    next: { who: 'counterparty', text: 'The seller agrees to the change, or declines it.' },
  },
  accepted: {
    label: 'Agreed',
    explanation: 'Both sides agreed. The escrow was changed.',
    tone: 'done',
    moves: [],
    happened: 'The seller agreed to the change.',
  },
  declined: {
    label: 'Declined',
    explanation: 'The seller declined. Nothing was changed.',
    tone: 'lost',
    moves: [],
    happened: 'The seller declined the change.',
  },
  withdrawn: {
    label: 'Withdrawn',
    explanation: 'The buyer took it back. Nothing was changed.',
    tone: 'idle',
    moves: [],
    happened: 'The buyer took the change back.',
  },
  lapsed: {
    label: 'Lapsed',
    explanation: 'The escrow ended before the seller answered. Nothing was changed.',
    tone: 'idle',
    moves: [],
    happened: 'The escrow ended before the seller answered.',
  },
})
export type EscrowAmendmentState = keyof typeof escrowAmendmentStateTable
export const escrowAmendmentStates = stateNames(escrowAmendmentStateTable)

/** On the time line of the escrow; `{amendment}` is its number, `{money}` says what it did to the money. */
export const amendmentHappenings = {
  amendment_proposed: {
    label: 'Change proposed',
    happened: '{who} proposed change {amendment}. {money}',
    tone: 'wait',
  },
  amendment_unanswered: {
    label: 'Change not answered',
    happened: 'The seller has not answered change {amendment} in time. Both sides were reminded.',
    tone: 'wait',
  },
  amendment_accepted: {
    label: 'Change agreed',
    happened: '{name} agreed to change {amendment} for the seller. {money}',
    tone: 'done',
  },
  amendment_declined: {
    label: 'Change declined',
    happened: '{name} declined change {amendment} for the seller. The escrow goes on as it was.',
    tone: 'lost',
  },
  amendment_withdrawn: {
    label: 'Change withdrawn',
    happened: '{who} withdrew change {amendment}. The escrow goes on as it was.',
    tone: 'idle',
  },
  amendment_lapsed: {
    label: 'Change lapsed',
    happened: 'The escrow ended before the seller answered change {amendment}.',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>

/** What buyer and seller read: all of it. */
export const sharedAmendmentHappenings = Object.keys(
  amendmentHappenings,
) as (keyof typeof amendmentHappenings)[]
