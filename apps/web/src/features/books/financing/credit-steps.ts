import type { CreditLimitState } from '@tradelane/contract/credit-limits/states'
import type { TimelineItem } from '../../../ui/records/timeline.tsx'

/** The specification's five steps of a credit approval. */
const steps = [
  'Apply for credit limit per buyer',
  'Credit limit check from partners',
  'Request for more documents or term sheet provided',
  'Signing of term sheet',
  'Request for trade funding',
]

/** The number of completed steps in each state. */
const doneIn: Record<CreditLimitState, number> = {
  requested: 1,
  in_review: 1,
  documents_requested: 2,
  term_sheet: 3,
  signed: 4,
  active: 4,
  reduced: 4,
  declined: 1,
  withdrawn: 1,
}

/** The steps as a time line: completed, current, or failed. */
export function creditSteps(state: CreditLimitState, isFundingRequested: boolean): TimelineItem[] {
  const done = isFundingRequested && doneIn[state] === steps.length - 1 ? steps.length : doneIn[state]
  const hasEnded = state === 'declined' || state === 'withdrawn'
  return steps.map((title, index) => ({
    key: title,
    title,
    state: index < done ? 'done' : index > done ? 'next' : hasEnded ? 'lost' : 'now',
    ...(index === done && hasEnded && { text: state === 'declined' ? 'Declined' : 'Withdrawn' }),
  }))
}
