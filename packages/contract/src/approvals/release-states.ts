import { stateTable } from '../lifecycle/state-table.ts'

/** The states of a request for release: it is decided once, by a second person, the one who asked, or time. */
export const releaseRequestStateTable = stateTable({
  waiting: {
    label: 'Waiting for release',
    explanation: 'A second person has to release it.',
    tone: 'wait',
    moves: ['released', 'refused', 'withdrawn', 'void'],
    happened: 'The release was asked for.',
    next: { who: 'approver', text: 'Another owner or approver must release it.' },
  },
  released: {
    label: 'Released',
    explanation: 'A second person released it.',
    tone: 'done',
    moves: [],
    happened: 'It was released.',
  },
  refused: {
    label: 'Refused',
    explanation: 'A second person refused it. Nothing was paid.',
    tone: 'lost',
    moves: [],
    happened: 'The release was refused.',
  },
  withdrawn: {
    label: 'Taken back',
    explanation: 'The person who asked for it took it back.',
    tone: 'idle',
    moves: [],
    happened: 'The request was taken back.',
  },
  void: {
    label: 'Void',
    explanation: 'Something of it has changed, or it was not decided in time.',
    tone: 'idle',
    moves: [],
    happened: 'The request does not count any more.',
  },
})
export type ReleaseRequestState = keyof typeof releaseRequestStateTable
