import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from './rule.ts'

const verification = (title: string, body: Words): NonNullable<Rule['tells']> => ({
  kind: 'verification',
  who: 'everyone',
  title: () => title,
  body,
})
const personOf = (after: Facts['after']): string => `${after.first_name} ${after.last_name}`
const person = (title: (name: string) => string, body: Words): NonNullable<Rule['tells']> => ({
  kind: 'verification',
  who: 'everyone',
  title: ({ after }) => title(personOf(after)),
  body,
})
const reviewed = { closes: ['review-person'] } as const
const balance = (title: Words, body: Words): NonNullable<Rule['tells']> => ({
  kind: 'balance',
  who: 'preparer',
  title,
  body,
})
const security = (title: string): NonNullable<Rule['tells']> => ({
  kind: 'security',
  who: 'person',
  title: () => title,
  body: () => 'If this was not you, change your password at once and write to us.',
})

/**
 * The rules of events that belong to no service, under `subject state` or `subject from > state`. The services' own rules are in
 * their folders. An event without a rule notifies nobody.
 */
export const platformRules: Rules = {
  'company email_verified': {
    opens: {
      task: 'complete-business-info',
      who: 'preparer',
      title: () => 'Complete business info',
      about: 'kyb',
    },
  },
  'kyb IN_PROGRESS': {
    tells: verification(
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
  'kyb RFI_REQUESTED': {
    tells: verification('We need more information about your business', ({ reason }) => sentences(reason)),
    opens: {
      task: 'answer-review',
      who: 'preparer',
      title: () => 'Add what we asked for to your business info',
      ...promises.answerReview,
    },
    closes: ['review-business'],
  },
  'kyb Clear': {
    tells: verification('Your business is verified', () => 'You can add balance and pay your partners now.'),
    closes: ['review-business'],
  },
  'kyb Refused': {
    tells: verification('We could not verify your business', ({ reason }) => sentences(reason)),
    closes: ['review-business'],
  },

  'founder IN_PROGRESS': {
    opens: {
      task: 'review-person',
      who: 'back_office',
      title: ({ company, after }) => `Review ${personOf(after)} of ${company}`,
      ...promises.reviewPerson,
    },
  },
  'founder Clear': {
    tells: person(
      (name) => `${name} is verified`,
      () => 'Everything you sent us is in order.',
    ),
    ...reviewed,
  },
  'founder Refused': {
    tells: person(
      (name) => `We could not verify ${name}`,
      ({ reason }) => sentences(reason),
    ),
    ...reviewed,
  },
  'founder with_company': reviewed,
  'founder removed': reviewed,

  'funding added': {
    tells: balance(
      () => 'Balance added',
      ({ after }) => `${after.amount} has been added to your balance.`,
    ),
  },
  'funding rejected': {
    tells: balance(
      () => 'Balance was not added',
      ({ after, reason }) => sentences(`${after.amount} could not be added to your balance.`, reason),
    ),
  },
  'conversion rejected': {
    tells: balance(
      () => 'Conversion did not go through',
      ({ reason }) => sentences('The money is back in your balance.', reason),
    ),
  },

  'user password_changed': { tells: security('Your password was changed') },
  'user password_reset': { tells: security('Your password was reset') },
  'user second_factor_on': { tells: security('Your second factor was turned on') },
  'user second_factor_off': { tells: security('Your second factor was turned off') },

  'security_questions saved': { tells: security('Your security questions were changed') },

  'message_thread asked': {
    opens: {
      task: 'answer-message',
      who: 'back_office',
      title: ({ company, what }) => `Answer ${company}: ${what}`,
      ...promises.answerMessage,
    },
  },
  'message_thread answered': {
    tells: {
      kind: 'messages',
      who: 'everyone',
      title: ({ what }) => `Tradelane answered: ${what}`,
      body: ({ after }) => String(after.excerpt ?? ''),
    },
    closes: ['answer-message'],
  },

  'reconciliation difference': {
    opens: {
      task: 'clear-difference',
      who: 'back_office',
      title: ({ company, after }) => `Clear up a difference with the provider: ${company}, ${after.about}`,
      ...promises.clearDifference,
    },
  },
}
