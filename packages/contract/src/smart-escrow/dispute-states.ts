import { stateNames, stateTable } from '../lifecycle/state-table.ts'

/** A dispute about one block. Its money waits until both sides agree on a split, or Tradelane decides one. */
export const escrowDisputeStateTable = stateTable({
  open: {
    label: 'Open',
    explanation: 'Buyer and seller look for a split. The money of the block waits.',
    tone: 'wait',
    moves: ['escalated', 'settled'],
    happened: 'A dispute was opened.',
  },
  escalated: {
    label: 'With Tradelane',
    explanation: 'Tradelane decides. Buyer and seller can still agree.',
    tone: 'wait',
    moves: ['settled', 'decided'],
    happened: 'Tradelane was asked to decide.',
    next: { who: 'tradelane', text: 'We read both sides and decide how the money is split.' },
  },
  settled: {
    label: 'Settled',
    explanation: 'Both sides agreed on a split.',
    tone: 'done',
    moves: [],
    happened: 'Both sides agreed on a split.',
  },
  decided: {
    label: 'Decided',
    explanation: 'Tradelane decided how the money is split.',
    tone: 'done',
    moves: [],
    happened: 'Tradelane decided how the money is split.',
  },
})
export type EscrowDisputeState = keyof typeof escrowDisputeStateTable
export const escrowDisputeStates = stateNames(escrowDisputeStateTable)

export const disputeSides = ['buyer', 'seller'] as const
export type DisputeSide = (typeof disputeSides)[number]

/** Of an offer that cannot be accepted any more. */
export const offerAnswers = ['accepted', 'refused', 'replaced'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** Statements, and offers, of one side of one dispute. */
export const mostStatements = 20
export const mostOffers = 20
