import { stateTable } from '../lifecycle/state-table.ts'

/** An offer of a case. Once it has ended, nothing of it changes: the database sees to it. */
export const quoteOfferStateTable = stateTable({
  stored: {
    label: 'Not published',
    explanation: 'Only the desk sees this offer.',
    tone: 'idle',
    moves: ['published', 'withdrawn'],
    happened: '{who} stored an offer.',
  },
  published: {
    label: 'Open',
    explanation: 'The offer can be accepted.',
    tone: 'wait',
    moves: ['accepted', 'lost', 'expired', 'withdrawn'],
    happened: '{who} published an offer.',
  },
  accepted: {
    label: 'Accepted',
    explanation: 'This offer was accepted.',
    tone: 'done',
    moves: [],
    happened: '{who} accepted the offer.',
  },
  lost: {
    label: 'Not chosen',
    explanation: 'Another offer was accepted, or the request was cancelled.',
    tone: 'idle',
    moves: [],
    happened: 'The offer was not chosen.',
  },
  expired: {
    label: 'Expired',
    explanation: 'The last day of the offer has passed.',
    tone: 'lost',
    moves: [],
    happened: 'The offer expired.',
  },
  withdrawn: {
    label: 'Withdrawn',
    explanation: 'We took the offer back, or replaced it by a new one.',
    tone: 'lost',
    moves: [],
    happened: '{who} withdrew the offer.',
  },
})
export type QuoteOfferState = keyof typeof quoteOfferStateTable

/** A customer sees all but the first. */
export const shownOfferStates = ['STORED', 'PUBLISHED', 'ACCEPTED', 'LOST', 'EXPIRED', 'WITHDRAWN'] as const
export type ShownOfferState = (typeof shownOfferStates)[number]
