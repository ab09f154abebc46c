import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** Of its numbers: IP-2026-000123. */
export const incomingPaymentPrefix = 'IP'

/**
 * The states of money that somebody else paid into an account of the company. It is in the books from the first state on: held before
 * the business is verified, and while its sender is like a name on a sanctions list; available otherwise. The back office can have held money
 * returned to its sender, and has to decide where the sender is the listed party, or the provider refused to return the money.
 */
export const incomingPaymentStateTable = stateTable({
  held: {
    label: 'Held',
    explanation: 'The money has arrived. It becomes available when the business is verified.',
    tone: 'wait',
    moves: ['received', 'in_review', 'to_decide', 'returning'],
    happened: 'The money arrived, and is held until the business is verified.',
    next: { who: 'customer', text: 'Complete the business verification. Then the money becomes available.' },
  },
  /** For the customer: it must not say why. */
  in_review: {
    label: 'Being checked',
    explanation: 'The money has arrived. We check some details before it becomes available.',
    tone: 'wait',
    moves: ['received', 'to_decide', 'returning'],
    happened: 'The money arrived, and we check some details.',
    next: { who: 'tradelane', text: 'We check some details. Then the money becomes available.' },
  },
  /** For the customer too: neutral. */
  to_decide: {
    label: 'Waiting for a decision',
    explanation: 'The money has arrived. We check some details and decide what happens with it.',
    tone: 'wait',
    moves: ['received', 'held', 'in_review', 'returning', 'returned'],
    happened: 'We check some details and decide what happens with the money.',
    next: { who: 'tradelane', text: 'We decide whether the money becomes available or goes back.' },
  },
  returning: {
    label: 'Being returned',
    explanation: 'We are returning the money to its sender.',
    tone: 'wait',
    moves: ['returned', 'to_decide'],
    happened: 'Tradelane asked the payments provider to return the money to its sender.',
    next: { who: 'provider', text: 'The payments provider returns the money to its sender.' },
  },
  returned: {
    label: 'Returned',
    explanation: 'The money was returned to its sender.',
    tone: 'lost',
    moves: [],
    happened: 'The money was returned to its sender.',
  },
  received: {
    label: 'Received',
    explanation: 'The money is in the wallet.',
    tone: 'done',
    moves: [],
    happened: 'The money is available in the wallet.',
  },
})
/** What may happen to it without a change of its state. */
export const incomingPaymentHappenings = {
  return_taken_back: {
    label: 'Return taken back',
    happened: '{who} took the decision to return the money back.',
    tone: 'wait',
    isForOffice: true,
  },
} as const satisfies Record<string, HappeningInfo>
export type IncomingPaymentState = keyof typeof incomingPaymentStateTable
export const incomingPaymentStates = stateNames(incomingPaymentStateTable)
