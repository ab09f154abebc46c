import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'

const verification = (title: string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'verification',
  who: 'everyone',
  title: () => title,
  body,
})
const answerReview: NonNullable<Rule['opens']> = {
  task: 'answer-review',
  who: 'owner',
  title: () => 'Add what we asked for to your business info',
  ...promises.answerReview,
}
/** What follows from the verification of a business. */
export const kybRules: Rules = {
  IN_PROGRESS: {
    notifies: verification(
      'Business information received',
      () => `We will reply within ${promised('reviewBusiness')}.`,
    ),
    opens: {
      task: 'review-business',
      who: 'back_office',
      title: ({ company }) => `Review ${company}`,
      ...promises.reviewBusiness,
    },
    closes: ['complete-business-info', 'answer-review'],
  },
  RFI_REQUESTED: {
    notifies: verification('We need more information about your business', ({ reason }) => sentences(reason)),
    opens: answerReview,
    closes: ['review-business'],
  },
  asked_more: {
    notifies: verification('We need more information about your business', ({ reason }) => sentences(reason)),
    opens: answerReview,
  },
  sent_back: { notifies: verification('We need another answer', ({ reason }) => sentences(reason)) },
  Clear: {
    notifies: verification(
      'Your business is verified',
      () => 'You can add balance and pay your partners now.',
    ),
    closes: ['review-business'],
  },
  Refused: {
    notifies: verification('We could not verify your business', ({ reason }) => sentences(reason)),
    closes: ['review-business'],
  },
}

const personOf = (after: Facts['after']): string => `${after.first_name} ${after.last_name}`
const person = (title: (name: string) => string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'verification',
  who: 'everyone',
  title: ({ after }) => title(personOf(after)),
  body,
})
const reviewed = { closes: ['review-person'] } as const

/** What follows from the review of a person of a business. */
export const founderRules: Rules = {
  IN_PROGRESS: {
    opens: {
      task: 'review-person',
      who: 'back_office',
      title: ({ company, after }) => `Review ${personOf(after)} of ${company}`,
      ...promises.reviewPerson,
    },
  },
  Clear: {
    notifies: person(
      (name) => `${name} is verified`,
      () => 'Everything you sent us is in order.',
    ),
    ...reviewed,
  },
  Refused: {
    notifies: person(
      (name) => `We could not verify ${name}`,
      ({ reason }) => sentences(reason),
    ),
    ...reviewed,
  },
  with_company: reviewed,
  removed: reviewed,
}
