import { stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a document of a trade. What a service has issued has none: the service answers for it. */
export const tradeDocumentStateTable = stateTable({
  requested: {
    label: 'Requested',
    explanation: 'Somebody was asked for it by email, and has not sent it yet.',
    tone: 'wait',
    moves: ['uploaded', 'cancelled'],
    happened: '{who} asked {recipient} for this: {title}.',
    next: { who: 'counterparty', text: 'Who was asked uploads the document.' },
  },
  cancelled: {
    label: 'Request cancelled',
    explanation: 'It was asked for, and is not needed any more.',
    tone: 'idle',
    moves: [],
    happened: '{who} no longer asks {recipient} for this: {title}.',
  },
  uploaded: {
    label: 'Uploaded',
    explanation: 'The document is here. Nobody of your company has approved it yet.',
    tone: 'idle',
    moves: ['approved', 'rejected', 'expired', 'removed'],
    happened: '{who} added this: {title}.',
  },
  approved: {
    label: 'Approved',
    explanation: 'A person of your company has checked the document and approved it.',
    tone: 'done',
    moves: ['rejected', 'expired', 'removed'],
    happened: '{who} approved this: {title}.',
  },
  rejected: {
    label: 'Rejected',
    explanation: 'The document cannot be used. Another version has to come.',
    tone: 'lost',
    moves: ['approved', 'removed'],
    happened: '{who} rejected this: {title}.',
  },
  expired: {
    label: 'Expired',
    explanation: 'The day until which the document was good is over. A newer one has to come.',
    tone: 'lost',
    moves: ['removed'],
    happened: 'The last day of this is over: {title}.',
  },
  removed: {
    label: 'Removed',
    explanation: 'The document was added by mistake. It is kept, and can be put back.',
    tone: 'idle',
    moves: ['uploaded', 'approved', 'rejected', 'expired'],
    happened: '{who} removed this: {title}.',
  },
})
export type TradeDocumentState = keyof typeof tradeDocumentStateTable
export const tradeDocumentStateNames = stateNames(tradeDocumentStateTable)

/** Of a file that takes the place of an earlier one. */
export const addedVersion = {
  label: 'New version',
  happened: '{who} added version {version} of this: {title}.',
  tone: 'idle',
} as const

/** Sentences that depend on where a document was before. */
const putBack = {
  label: 'Document put back',
  happened: '{who} put this back: {title}.',
  tone: 'idle',
} as const
export const tradeDocumentSteps = {
  'requested > uploaded': {
    label: 'Document received',
    happened: '{recipient} uploaded this by the link: {title}.',
    tone: 'done',
  },
  'removed > uploaded': putBack,
  'removed > approved': putBack,
  'removed > rejected': putBack,
  'removed > expired': putBack,
} as const
