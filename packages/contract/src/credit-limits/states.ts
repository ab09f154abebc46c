import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/**
 * The states of the credit limit of one buyer. A limit that was declined or withdrawn, or that has run out, may be requested again.
 *
 *     requested ──▶ in_review ◀──▶ documents_requested
 *                       ▼
 *                  term_sheet ──▶ signed ──▶ active ──▶ reduced
 *
 *     declined: by us, before it is signed; withdrawn: by the customer, before it is signed
 */
export const creditLimitStateTable = stateTable({
  requested: {
    label: 'Requested',
    explanation: 'We have received the request and will check the buyer.',
    tone: 'wait',
    moves: ['in_review', 'declined', 'withdrawn'],
    happened: '{who} requested the credit limit.',
    next: { who: 'tradelane', text: 'We check the buyer with the finance partners.' },
  },
  in_review: {
    label: 'In review',
    explanation: 'The finance partners are checking the buyer.',
    tone: 'wait',
    moves: ['documents_requested', 'term_sheet', 'declined', 'withdrawn'],
    happened: '{who} started to check the buyer.',
    next: { who: 'tradelane', text: 'We check the buyer with the finance partners.' },
  },
  documents_requested: {
    label: 'Documents requested',
    explanation: 'We need a document or an explanation before we can decide.',
    tone: 'wait',
    moves: ['in_review', 'declined', 'withdrawn'],
    happened: '{who} asked for a document.',
    next: { who: 'customer', text: 'Answer our question and add the document.' },
  },
  term_sheet: {
    label: 'Term sheet provided',
    explanation: 'A finance partner offers a limit. It can be used once the term sheet is signed.',
    tone: 'wait',
    moves: ['signed', 'term_sheet', 'declined', 'withdrawn'],
    happened: '{who} provided the term sheet {term_sheet_number}: {amount} with {partner}.',
    next: { who: 'approver', text: 'Read the term sheet and sign it.' },
  },
  signed: {
    label: 'Term sheet signed',
    explanation: 'The term sheet is signed. The limit is being opened.',
    tone: 'done',
    moves: ['active'],
    happened: '{who} signed the term sheet {term_sheet_number}.',
    next: { who: 'tradelane', text: 'We open the limit.' },
  },
  active: {
    label: 'Active',
    explanation: 'Invoices to this buyer can be funded within the limit.',
    tone: 'done',
    moves: ['reduced', 'requested'],
    happened: 'The limit of {amount} is open until {valid_until}.',
  },
  declined: {
    label: 'Declined',
    explanation: 'No limit was granted. You can request it again.',
    tone: 'lost',
    moves: ['requested'],
    happened: '{who} declined the request.',
  },
  reduced: {
    label: 'Reduced',
    explanation: 'The limit is lower than before. This concerns future fundings only.',
    tone: 'wait',
    moves: ['reduced', 'requested'],
    happened: '{who} reduced the limit to {amount}.',
  },
  withdrawn: {
    label: 'Withdrawn',
    explanation: 'The request was withdrawn. You can request the limit again.',
    tone: 'idle',
    moves: ['requested'],
    happened: '{who} withdrew the request.',
  },
})
export type CreditLimitState = keyof typeof creditLimitStateTable
export const creditLimitStates = stateNames(creditLimitStateTable)

/** With a term sheet that is signed: invoices are funded until the limit's last day. */
export const isUsableState = (state: CreditLimitState): boolean => state === 'active' || state === 'reduced'

/** Words for a step that depends on where it came from. The answer may come through a link, so that nobody here gave it. */
export const creditLimitSteps = {
  'documents_requested > in_review': {
    label: 'Question answered',
    happened: 'The question was answered. The check of the buyer goes on.',
    tone: 'done',
  },
} as const satisfies Record<string, HappeningInfo>
