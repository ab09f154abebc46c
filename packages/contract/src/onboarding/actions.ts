import { whileWaiting } from '../four-eyes/waiting.ts'
import { actionTable } from '../lifecycle/action-table.ts'
import { refusals } from '../primitives/errors.ts'
import type { CaseState } from '../screening/states.ts'
import { whyNotCleared } from '../screening/why-not-cleared.ts'
import type { KybState } from './states.ts'

const unsubmitted = 'Nothing has been submitted yet.'
const awaited = 'The company has not answered yet. Wait for its answer, or take the request back.'
export const isDecided = 'This verification is no longer under review.'
const inForm = 'Your business information is still open: add and change persons there.'
const notChanged = 'Your business information can no longer be changed here.'

/** Of the company. `null`: nothing was submitted yet. */
export const kybActions = actionTable<KybState | 'null', { is_full?: boolean }>()({
  /** The whole form. */
  submit: {
    who: 'owner',
    states: {
      null: true,
      RFI_REQUESTED: true,
      IN_PROGRESS: 'Your business information is under review. You can change it here if we ask for more.',
      Clear: false,
      Refused: false,
    },
    otherwise: notChanged,
  },
  /** Add or change one person of what was submitted. */
  savePerson: {
    who: 'owner',
    states: { null: inForm, RFI_REQUESTED: inForm, IN_PROGRESS: true, Clear: true, Refused: notChanged },
    unless: ({ is_full }) => (is_full ? refusals.LIST_FULL.message : undefined),
  },
  /** Who owns how much of what was submitted. */
  sayOwnership: {
    who: 'owner',
    states: { null: inForm, RFI_REQUESTED: inForm, IN_PROGRESS: true, Clear: true, Refused: notChanged },
  },
})

/** Of clearing; without them it is closed. */
type Checks = {
  matches?: readonly CaseState[]
  has_person?: boolean
  /** The name of one who owns 25 % or more. */
  unidentified_owner?: string | undefined
  is_waiting?: boolean | undefined
}
const noPerson =
  'No authorized person of this company would be verified. Decide on its persons first, or ask for more information.'

const notIdentified = (name: string) =>
  `${name} owns 25 % or more and is not identified. Decide on this person first, or ask for more information.`

/** Of the back office. */
export const officeKybActions = actionTable<KybState | 'null', Checks>()({
  /** For more information. A refused company has written to us: with its answer the review begins again. */
  ask: {
    who: 'office',
    states: { null: unsubmitted, RFI_REQUESTED: true, IN_PROGRESS: true, Clear: false, Refused: true },
    unless: whileWaiting,
    otherwise: isDecided,
  },
  refuse: {
    who: 'office',
    states: { null: unsubmitted, RFI_REQUESTED: awaited, IN_PROGRESS: true, Clear: false, Refused: false },
    unless: whileWaiting,
    otherwise: isDecided,
  },
  clear: {
    who: 'office',
    states: {
      null: unsubmitted,
      RFI_REQUESTED: awaited,
      IN_PROGRESS: true,
      Clear: false,
      Refused: 'This verification was refused. Review it again first.',
    },
    unless: ({ matches = ['open'], has_person, unidentified_owner, is_waiting }) =>
      whileWaiting({ is_waiting }) ??
      whyNotCleared(matches, 'company') ??
      (has_person ? undefined : noPerson) ??
      (unidentified_owner && notIdentified(unidentified_owner)),
    otherwise: isDecided,
  },
})
