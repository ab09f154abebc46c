import { stateTable } from '../lifecycle/state-table.ts'

/** Of its numbers: IP-2026-000123. */
export const incomingPaymentPrefix = 'IP'

/**
 * The states of money that somebody else paid into an account of the company. It is in the books from the first state on: held before
 * the business is verified, available afterwards.
 */
export const incomingPaymentStateTable = stateTable({
  held: {
    label: 'Held',
    explanation: 'The money has arrived. It becomes available when the business is verified.',
    tone: 'wait',
    moves: ['received'],
    happened: 'The money arrived, and is held until the business is verified.',
    next: { who: 'customer', text: 'Complete the business verification. Then the money becomes available.' },
  },
  received: {
    label: 'Received',
    explanation: 'The money is in the wallet.',
    tone: 'done',
    moves: [],
    happened: 'The money is available in the wallet.',
  },
})
export type IncomingPaymentState = keyof typeof incomingPaymentStateTable
