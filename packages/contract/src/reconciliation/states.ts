import { stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a difference between our books and the payments provider's. */
export const differenceStateTable = stateTable({
  difference: {
    label: 'Open',
    explanation: 'Our books and the payments provider do not say the same.',
    tone: 'wait',
    moves: ['closed', 'gone'],
    happened: 'Our books and the payments provider do not say the same.',
    next: { who: 'tradelane', text: 'We explain the difference.' },
  },
  closed: {
    label: 'Closed',
    explanation: 'A colleague has explained the difference. No money was moved.',
    tone: 'done',
    moves: ['difference'],
    happened: '{who} closed the difference.',
  },
  gone: {
    label: 'Gone',
    explanation: 'Both sides say the same again.',
    tone: 'idle',
    moves: [],
    happened: 'Both sides say the same again.',
  },
})
export type DifferenceState = keyof typeof differenceStateTable
export const differenceStates = stateNames(differenceStateTable)

export const differenceKinds = ['balance', 'payout', 'deposit'] as const
export type DifferenceKind = (typeof differenceKinds)[number]
