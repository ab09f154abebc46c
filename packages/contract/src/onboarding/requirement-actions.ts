import { actionTable } from '../lifecycle/action-table.ts'
import { isDecided } from './actions.ts'
import type { RequirementState } from './requirement-states.ts'

/** Whether the verification is decided: then nothing is asked for any longer. */
type Facts = { is_in_review: boolean }

const unless = ({ is_in_review }: Facts) => (is_in_review ? undefined : isDecided)

const unfinished: Readonly<Record<RequirementState, boolean>> = {
  open: true,
  sent_back: true,
  answered: true,
  accepted: false,
  taken_back: false,
}
const isFinished = 'This answer is already accepted, or no longer asked for.'

const answered: Readonly<Record<RequirementState, boolean>> = {
  open: false,
  sent_back: false,
  answered: true,
  accepted: false,
  taken_back: false,
}
const noAnswer = 'There is no answer to decide on.'

export const requirementActions = actionTable<RequirementState, Facts>()({
  /** Also again, until the office has accepted the answer. */
  answer: { who: 'owner', states: unfinished, unless, otherwise: isFinished },
})

/** Of the back office. */
export const officeRequirementActions = actionTable<RequirementState, Facts>()({
  accept: { who: 'office', states: answered, unless, otherwise: noAnswer },
  send_back: { who: 'office', states: answered, unless, otherwise: noAnswer },
  take_back: { who: 'office', states: unfinished, unless, otherwise: isFinished },
})
