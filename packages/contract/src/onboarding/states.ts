import { promised } from '../lifecycle/promises.ts'
import { type HappeningInfo, type StateInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a company's verification. Before the first submission it has none: `notSubmitted`. */
export const kybStateTable = stateTable({
  IN_PROGRESS: {
    label: 'In progress',
    explanation: `Submitted and under review. We get back within ${promised('reviewBusiness')}.`,
    tone: 'wait',
    moves: ['Clear', 'Refused', 'RFI_REQUESTED'],
    happened: '{who} submitted the registration.',
    next: { who: 'tradelane', text: 'We decide on the verification.' },
  },
  RFI_REQUESTED: {
    label: 'More information needed',
    explanation: 'The review continues when the company answers or adds a document.',
    tone: 'wait',
    moves: ['IN_PROGRESS'],
    happened: '{who} asked for more information.',
    next: { who: 'customer', text: 'Answer what we asked for.' },
  },
  Clear: {
    label: 'Clear',
    explanation: 'Verified. The company can add balance and make payments.',
    tone: 'done',
    moves: [],
    happened: '{who} verified the company.',
  },
  Refused: {
    label: 'Refused',
    explanation: 'The verification was refused. The reason is shown with it.',
    tone: 'lost',
    moves: ['RFI_REQUESTED'],
    happened: '{who} refused the verification.',
    next: {
      who: 'customer',
      text: 'Write to us under Messages and tell us what has changed. We can then ask for new documents and review the business again.',
    },
  },
})
export type KybState = keyof typeof kybStateTable
export const kybStates = stateNames(kybStateTable)

export const kybSteps = {
  'null > IN_PROGRESS': {
    label: 'Registration submitted',
    happened: '{who} submitted the registration.',
    tone: 'wait',
  },
  'RFI_REQUESTED > IN_PROGRESS': {
    label: 'Registration submitted again',
    happened: '{who} submitted the registration again.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>

/** The office has not decided: it checks what was sent, or waits for more. */
export const isInReview = (status: KybState | null): boolean =>
  status === 'IN_PROGRESS' || status === 'RFI_REQUESTED'

/** How a review goes on that had waited for the company. */
export const kybGoesOn = {
  answered: {
    label: 'Answered',
    happened: '{who} answered what was asked for.',
    tone: 'wait',
  },
  taken_back: {
    label: 'Review goes on',
    happened: '{who} no longer needs what was asked for.',
    tone: 'wait',
  },
} as const satisfies Record<string, HappeningInfo>

export const kybHappenings = {
  asked_more: { label: 'More information needed', happened: '{who} asked for more.', tone: 'wait' },
  ownership: {
    label: 'Ownership stated',
    happened: '{who} said who owns the company: {owners}.',
    tone: 'idle',
  },
  sent_back: { label: 'Answer sent back', happened: '{who} sent an answer back.', tone: 'wait' },
} as const satisfies Record<string, HappeningInfo>

const notSubmitted = {
  label: 'Action required',
  explanation: 'The business information is not complete yet.',
  tone: 'wait',
  next: { who: 'customer', text: 'Complete the business information.' },
} as const satisfies Pick<StateInfo, 'label' | 'explanation' | 'tone' | 'next'>

/** With what counts before the first submission, as `null`. */
export const verificationStates = { null: notSubmitted, ...kybStateTable }

/** The review of a person who was added or changed after the company was submitted. Others are reviewed with the company. */
export const founderStateTable = stateTable({
  IN_PROGRESS: {
    label: 'In progress',
    explanation: `Submitted and under review. We get back within ${promised('reviewPerson')}.`,
    tone: 'wait',
    moves: ['IN_PROGRESS', 'Clear', 'Refused'],
    happened: '{who} submitted the person.',
    next: { who: 'tradelane', text: 'We check the person.' },
  },
  Clear: {
    label: 'Clear',
    explanation: 'We have checked the person.',
    tone: 'done',
    moves: ['IN_PROGRESS'],
    happened: '{who} verified the person.',
  },
  Refused: {
    label: 'Refused',
    explanation: 'The person was refused. The reason is shown with it.',
    tone: 'lost',
    moves: ['IN_PROGRESS'],
    happened: '{who} refused the person.',
    next: { who: 'customer', text: 'Correct the person or remove them.' },
  },
})
export type FounderState = keyof typeof founderStateTable
export const founderStates = stateNames(founderStateTable)

export const founderHappenings = {
  with_company: {
    label: 'Reviewed with the company',
    happened: '{who} submitted the whole registration, with this person.',
    tone: 'idle',
  },
  removed: { label: 'Removed', happened: '{who} removed the person.', tone: 'idle' },
} as const satisfies Record<string, HappeningInfo>
