import { releaseHappenings } from '../lifecycle/release-happenings.ts'
import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a booking's customs clearance. It begins when the booking is confirmed, or with an accepted offer, and ends with it. */
export const clearanceStateTable = stateTable({
  documents_requested: {
    label: 'Documents requested',
    explanation: 'We need documents, and what customs asks of these goods, to declare them.',
    tone: 'wait',
    moves: ['documents_received', 'cancelled'],
    happened: 'We need documents for the customs clearance.',
    next: {
      who: 'customer',
      text: 'Add what customs asks for: the documents, and the facts that are requested.',
    },
  },
  documents_received: {
    label: 'Documents received',
    explanation: 'All documents are here. We declare the goods to customs.',
    tone: 'wait',
    moves: ['declared', 'cancelled'],
    happened: 'All documents for the customs clearance were added.',
    next: { who: 'tradelane', text: 'We declare the goods to customs.' },
  },
  declared: {
    label: 'Declared',
    explanation: 'The goods are declared to customs. Customs has not released them yet.',
    tone: 'wait',
    moves: ['cleared', 'cancelled'],
    happened: '{who} declared the goods to customs under number {declaration_number}.',
    next: { who: 'tradelane', text: 'We record the release when customs has cleared the goods.' },
  },
  cleared: {
    label: 'Cleared',
    explanation: 'Customs has released the goods.',
    tone: 'done',
    moves: [],
    happened: 'Customs released the goods.',
  },
  cancelled: {
    label: 'Cancelled',
    explanation: 'The booking was cancelled before customs released the goods.',
    tone: 'idle',
    moves: [],
    happened: 'The customs clearance was cancelled with the booking.',
  },
})
export type ClearanceState = keyof typeof clearanceStateTable
export const clearanceStates = stateNames(clearanceStateTable)

/** Of a clearance that is billed by itself. */
export const clearanceHappenings = {
  ...releaseHappenings,
  fee_paid: {
    label: 'Clearance paid',
    happened: '{amount} were paid for the customs clearance.',
    tone: 'done',
  },
  payment_refused: {
    label: 'Clearance not paid',
    happened: 'The customs clearance could not be paid. The money is back in the wallet.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>
