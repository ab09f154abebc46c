import { promised } from '../lifecycle/promises.ts'
import { stateNames, statesWhere, stateTable } from '../lifecycle/state-table.ts'

/** One thing that the back office asked for in a verification. */
export const requirementStateTable = stateTable({
  open: {
    label: 'To answer',
    explanation: `We need this for the review, within ${promised('answerReview')}.`,
    tone: 'wait',
    moves: ['answered', 'taken_back'],
    happened: '{who} asked for this.',
    next: { who: 'customer', text: 'Answer what we asked for.' },
  },
  answered: {
    label: 'Answered',
    explanation: 'We check the answer.',
    tone: 'idle',
    moves: ['answered', 'accepted', 'sent_back', 'taken_back'],
    happened: '{who} answered.',
    next: { who: 'tradelane', text: 'We check the answer.' },
  },
  sent_back: {
    label: 'Sent back',
    explanation: 'The answer was not enough. The reason is shown with it.',
    tone: 'lost',
    moves: ['answered', 'taken_back'],
    happened: '{who} sent the answer back.',
    next: { who: 'customer', text: 'Answer again.' },
  },
  accepted: {
    label: 'Accepted',
    explanation: 'We have what we asked for.',
    tone: 'done',
    moves: [],
    happened: '{who} accepted the answer.',
  },
  taken_back: {
    label: 'No longer needed',
    explanation: 'We no longer ask for this.',
    tone: 'idle',
    moves: [],
    happened: '{who} took the request back.',
  },
})
export const requirementStates = stateNames(requirementStateTable)
export type RequirementState = keyof typeof requirementStateTable

/** The company has to answer. */
export const statesToAnswer = statesWhere<RequirementState>({
  open: true,
  sent_back: true,
  answered: false,
  accepted: false,
  taken_back: false,
})
/** Neither accepted nor taken back. */
export const unfinishedStates = statesWhere<RequirementState>({
  open: true,
  sent_back: true,
  answered: true,
  accepted: false,
  taken_back: false,
})
