import { type HappeningInfo, stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a screening case. A decision can be changed: a list or what is known of a person may change it. */
export const caseStateTable = stateTable({
  open: {
    label: 'Open',
    explanation: 'A name matches a sanctions list. What it concerns waits for the decision.',
    tone: 'wait',
    moves: ['cleared', 'confirmed'],
    happened: 'The screening found a match.',
    next: { who: 'tradelane', text: 'Compare the match and decide. What it concerns waits until then.' },
  },
  cleared: {
    label: 'False match',
    explanation: 'Somebody else is on the list. What waited goes on.',
    tone: 'done',
    moves: ['confirmed'],
    happened: '{who} decided that this is a false match.',
  },
  confirmed: {
    label: 'True match',
    explanation:
      'The listed party. What waited for the decision is refused. Money that arrives from it is held.',
    tone: 'lost',
    moves: ['cleared'],
    happened: '{who} confirmed the match.',
  },
})
/** What may happen to a case without a change of its state. */
export const caseHappenings = {
  money_released: {
    label: 'Money became available before',
    happened: 'Money from the party had become available before the decision. A task was opened to check it.',
    tone: 'lost',
  },
} as const satisfies Record<string, HappeningInfo>

export type CaseState = keyof typeof caseStateTable
export const caseStates = stateNames(caseStateTable)
