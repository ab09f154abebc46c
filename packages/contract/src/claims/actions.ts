import { actionTable } from '../lifecycle/action-table.ts'
import type { ClaimState } from './states.ts'

/** Whether the customer has not answered a question yet. */
type Facts = { is_asked?: boolean }

/** A claim is decided while it is assessed. */
const assessed: Readonly<Record<ClaimState, boolean>> = {
  draft: false,
  submitted: false,
  assessing: true,
  paid: false,
  declined: false,
}
const notAssessed = 'This claim is not being assessed.'

export const claimActions = actionTable<ClaimState, Facts>()({
  /** Save and submit. */
  change: {
    who: 'preparer',
    states: { draft: true, submitted: false, assessing: false, paid: false, declined: false },
    otherwise: 'This claim was submitted. It can no longer be changed.',
  },
  answer: {
    who: 'preparer',
    states: assessed,
    unless: ({ is_asked }) => (is_asked ? undefined : 'There is no open question.'),
    otherwise: notAssessed,
  },
})

/** Of the back office. */
export const officeClaimActions = actionTable<ClaimState, Facts>()({
  assess: {
    who: 'office',
    states: { draft: false, submitted: true, assessing: false, paid: false, declined: false },
    otherwise: 'The assessment of this claim has started already, or has ended.',
  },
  /** One question at a time. */
  ask: {
    who: 'office',
    states: assessed,
    unless: ({ is_asked }) => (is_asked ? 'The customer has not answered the last question yet.' : undefined),
    otherwise: notAssessed,
  },
  decline: { who: 'office', states: assessed, otherwise: notAssessed },
  pay: { who: 'office', states: assessed, otherwise: notAssessed },
})
