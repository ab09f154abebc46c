import { stateTable } from '../lifecycle/state-table.ts'

// Both kinds of record leave `requested` once, by the request that began them or by the job that was stored with it.

/** The states of added balance: the provider is asked, then our books follow. */
export const fundingStateTable = stateTable({
  requested: {
    label: 'Being added',
    explanation: 'The payments provider is asked for the money.',
    tone: 'wait',
    moves: ['added', 'rejected'],
    happened: '{who} requested the balance.',
    next: { who: 'provider', text: 'The payments provider adds the money.' },
  },
  added: {
    label: 'Added',
    explanation: 'The money is in the wallet.',
    tone: 'done',
    moves: [],
    happened: 'The money was added to the wallet.',
  },
  rejected: {
    label: 'Not added',
    explanation: 'The payments provider refused to add the money.',
    tone: 'lost',
    moves: [],
    happened: 'The payments provider refused to add the money.',
  },
})
export type FundingState = keyof typeof fundingStateTable

/** The states of a conversion: the source is held while the provider converts. */
export const conversionStateTable = stateTable({
  requested: {
    label: 'Being converted',
    explanation: 'The money is held while the payments provider converts it.',
    tone: 'wait',
    moves: ['completed', 'rejected'],
    happened: '{who} requested the conversion, and the money was held.',
    next: { who: 'provider', text: 'The payments provider converts the money.' },
  },
  completed: {
    label: 'Converted',
    explanation: 'The converted money is in the wallet.',
    tone: 'done',
    moves: [],
    happened: 'The money was converted.',
  },
  rejected: {
    label: 'Not converted',
    explanation: 'The conversion was refused. The money is back in the wallet.',
    tone: 'lost',
    moves: [],
    happened: 'The conversion was refused. The money went back to the wallet.',
  },
})
export type ConversionState = keyof typeof conversionStateTable
