import { actionTable, closedBy } from '../lifecycle/action-table.ts'
import { refusals } from '../primitives/errors.ts'
import type { CaseState } from '../screening/states.ts'
import { whyNotCleared } from '../screening/why-not-cleared.ts'
import { kybActions } from './actions.ts'
import type { FounderState, KybState } from './states.ts'

type PersonFacts = {
  verification: KybState | 'null'
  /** Of those who may act for the company. */
  is_last: boolean
  /** Of the verified ones of a verified company. */
  is_only_verified: boolean
}
const everyState = { null: true, IN_PROGRESS: true, Clear: true, Refused: true } as const
const onlyVerified = refusals.LAST_VERIFIED_PERSON.message

/** Of the company, about one person. `null`: reviewed with the company. */
export const founderActions = actionTable<FounderState | 'null', PersonFacts>()({
  change: {
    who: 'owner',
    states: everyState,
    unless: ({ verification, is_only_verified }) =>
      closedBy(kybActions.savePerson, { state: verification })?.reason ??
      (is_only_verified ? onlyVerified : undefined),
  },
  remove: {
    who: 'owner',
    states: everyState,
    unless({ is_last, is_only_verified }) {
      if (is_last) return refusals.LAST_AUTHORISED_PERSON.message
      return is_only_verified ? onlyVerified : undefined
    },
  },
})

const personInReview = { null: false, IN_PROGRESS: true, Clear: false, Refused: false } as const
const personDecided = 'This person is not under review.'

/** Of the back office, about one person. Clearing is closed without its `matches`. */
export const officeFounderActions = actionTable<FounderState | 'null', { matches?: readonly CaseState[] }>()({
  refuse: { who: 'office', states: personInReview, otherwise: personDecided },
  clear: {
    who: 'office',
    states: personInReview,
    unless: ({ matches = ['open'] }) => whyNotCleared(matches, 'person'),
    otherwise: personDecided,
  },
})
