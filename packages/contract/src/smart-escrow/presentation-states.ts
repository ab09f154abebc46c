import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** One presentation of a document by the seller. */
export const presentationStateTable = stateTable({
  presented: {
    label: 'Presented',
    explanation: 'The document waits for its examination.',
    tone: 'wait',
    moves: ['approved', 'refused', 'replaced', 'settled'],
    happened: 'The seller presented the document.',
    next: { who: 'approver', text: 'Examine the document.' },
  },
  refused: {
    label: 'Refused',
    explanation: 'The document differs from the terms. The seller can correct it and present it again.',
    tone: 'lost',
    moves: ['presented', 'approved', 'replaced'],
    happened: 'The document was refused.',
    next: { who: 'counterparty', text: 'The seller corrects the document and presents it again.' },
  },
  approved: {
    label: 'Approved',
    explanation: 'The document was accepted.',
    tone: 'done',
    moves: [],
    happened: 'The document was accepted.',
  },
  replaced: {
    label: 'Replaced',
    explanation: 'The seller has presented a newer version.',
    tone: 'idle',
    moves: [],
    happened: 'The seller presented a newer version.',
  },
  settled: {
    label: 'Settled',
    explanation: 'The dispute about its block has ended: the document is not examined any more.',
    tone: 'idle',
    moves: [],
    happened: 'The dispute about the block has ended.',
  },
})
export type PresentationState = keyof typeof presentationStateTable
export const presentationStates = stateNames(presentationStateTable)

/** What happens to presentations, on the time line of their escrow. */
export const presentationHappenings = {
  document_presented: {
    label: 'Document presented',
    happened: 'The seller presented {item} of block {block}. {found}.',
    tone: 'wait',
  },
  /** The same where Tradelane examines it. */
  document_for_office: {
    label: 'Document presented',
    happened: 'The seller presented {item} of block {block}. {found}.',
    tone: 'wait',
  },
  document_refused: {
    label: 'Document refused',
    happened: '{who} refused {item} of block {block}:',
    tone: 'lost',
  },
  document_accepted: {
    label: 'Document accepted',
    happened: '{who} accepted {item} of block {block} as presented.',
    tone: 'done',
  },
  silence_accepted: {
    label: 'Accepted by silence',
    happened: 'The inspection days have passed without a decision: {item} of block {block} is accepted.',
    tone: 'done',
  },
  silence_refused: {
    label: 'Differences stay',
    happened:
      'The inspection days have passed without a decision: {item} of block {block} is refused for the differences that the check found.',
    tone: 'lost',
  },
  differences_waived: {
    label: 'Differences waived',
    happened: '{who} waived differences of {item} of block {block}:',
    tone: 'done',
  },
  examination_due: {
    label: 'Examination due',
    happened: 'The examination of {item} of block {block} is due.',
    tone: 'wait',
  },
  documents_examined: {
    label: 'Documents examined',
    happened: 'No document waits for the buyer’s examination.',
    tone: 'done',
    isForOffice: true,
  },
  office_examined: {
    label: 'Documents examined',
    happened: 'No document waits for Tradelane’s examination.',
    tone: 'done',
    isForOffice: true,
  },
} as const satisfies Record<string, HappeningInfo>
