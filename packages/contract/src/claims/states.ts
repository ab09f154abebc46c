import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of an insurance claim. It stays `assessing` while we ask and the customer answers. */
export const claimStateTable = stateTable({
  draft: {
    label: 'Draft',
    explanation: 'Not submitted. You can change it and continue at any time.',
    tone: 'idle',
    moves: ['submitted'],
    happened: '{who} saved the claim as a draft.',
    next: { who: 'customer', text: 'Complete the claim and submit it.' },
  },
  submitted: {
    label: 'Submitted',
    explanation: 'We have received the claim and will assess the loss.',
    tone: 'wait',
    moves: ['assessing'],
    happened: '{who} submitted the claim.',
    next: { who: 'tradelane', text: 'We assess the loss.' },
  },
  assessing: {
    label: 'Being assessed',
    explanation: 'We are assessing the loss. We may ask for more information.',
    tone: 'wait',
    moves: ['paid', 'declined'],
    happened: '{who} started to assess the loss.',
    next: { who: 'tradelane', text: 'We assess the loss.' },
  },
  paid: {
    label: 'Paid',
    explanation: 'The claim was assessed and paid into the wallet.',
    tone: 'done',
    moves: [],
    happened: '{who} paid the claim into the wallet.',
  },
  declined: {
    label: 'Declined',
    explanation: 'The claim is not paid. The reason is shown with it.',
    tone: 'lost',
    moves: [],
    happened: '{who} declined the claim.',
  },
})
export type ClaimState = keyof typeof claimStateTable
export const claimStates = stateNames(claimStateTable)

export const claimHappenings = {
  documents_requested: {
    label: 'Information requested',
    happened: '{who} asked for more information.',
    tone: 'wait',
  },
  answered: { label: 'Question answered', happened: '{who} answered the question.', tone: 'done' },
} as const satisfies Record<string, HappeningInfo>
