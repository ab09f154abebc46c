import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from './rule.ts'

const verification = (title: string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'verification',
  who: 'everyone',
  title: () => title,
  body,
})
const personOf = (after: Facts['after']): string => `${after.first_name} ${after.last_name}`
const person = (title: (name: string) => string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'verification',
  who: 'everyone',
  title: ({ after }) => title(personOf(after)),
  body,
})
const reviewed = { closes: ['review-person'] } as const
/** The subject of the record that a refund or a claim pays for, where the event names it. */
const paidFor = ({ subject }: Facts['after']) => (typeof subject === 'string' ? subject : undefined)
const balance = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'balance',
  who: 'preparer',
  title,
  body,
})
/** "Buyer GmbH, reference Invoice 4711". */
const arrivedFrom = ({ sender, reference }: Facts['after']): string =>
  `${sender || 'an unknown sender'}${reference ? `, reference ${reference}` : ''}`
const security = (title: string): NonNullable<Rule['notifies']> => ({
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
      about: () => 'kyb',
    },
  },
  'kyb IN_PROGRESS': {
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
  'kyb RFI_REQUESTED': {
    notifies: verification('We need more information about your business', ({ reason }) => sentences(reason)),
    opens: {
      task: 'answer-review',
      who: 'preparer',
      title: () => 'Add what we asked for to your business info',
      ...promises.answerReview,
    },
    closes: ['review-business'],
  },
  'kyb Clear': {
    notifies: verification(
      'Your business is verified',
      () => 'You can add balance and pay your partners now.',
    ),
    closes: ['review-business'],
  },
  'kyb Refused': {
    notifies: verification('We could not verify your business', ({ reason }) => sentences(reason)),
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
    notifies: person(
      (name) => `${name} is verified`,
      () => 'Everything you sent us is in order.',
    ),
    ...reviewed,
  },
  'founder Refused': {
    notifies: person(
      (name) => `We could not verify ${name}`,
      ({ reason }) => sentences(reason),
    ),
    ...reviewed,
  },
  'founder with_company': reviewed,
  'founder removed': reviewed,

  'funding added': {
    notifies: {
      ...balance(
        () => 'Balance added',
        ({ after }) => `${after.amount} has been added to your balance.`,
      ),
      // The claim's own notice says it.
      unless: ({ kind }) => kind === 'claim',
    },
  },
  'funding rejected': {
    notifies: balance(
      () => 'Balance was not added',
      ({ after, reason }) => sentences(`${after.amount} could not be added to your balance.`, reason),
    ),
  },
  'funding still_owed': {
    opens: {
      task: 'pay-what-is-owed',
      who: 'back_office',
      title: ({ company, after }) =>
        `Pay ${company} ${after.amount}, refused by the provider: ${after.description}`,
      about: paidFor,
      ...promises.clearDifference,
    },
  },
  'incoming_payment received': {
    notifies: balance(
      () => 'Money received',
      ({ after }) => `${after.amount} arrived from ${arrivedFrom(after)}.`,
    ),
  },
  'incoming_payment held': {
    notifies: balance(
      () => 'Money is waiting for your verification',
      ({ after }) =>
        `${after.amount} arrived from ${arrivedFrom(after)}. It becomes available when your business is verified.`,
    ),
    opens: {
      task: 'check-held-money',
      who: 'back_office',
      title: ({ company, after }) =>
        `Verify ${company}, or have its money returned: ${after.amount} from ${arrivedFrom(after)}`,
      ...promises.clearDifference,
    },
  },
  'incoming_payment held > received': {
    notifies: balance(
      () => 'Money received',
      ({ after }) => `${after.amount} from ${arrivedFrom(after)} is available now.`,
    ),
    closes: ['check-held-money'],
  },
  'conversion rejected': {
    notifies: balance(
      () => 'Conversion did not go through',
      ({ reason }) => sentences('The money is back in your balance.', reason),
    ),
  },

  'user password_changed': { notifies: security('Your password was changed') },
  'user password_reset': { notifies: security('Your password was reset') },
  'user second_factor_on': { notifies: security('Your second factor was turned on') },
  'user second_factor_off': { notifies: security('Your second factor was turned off') },

  'security_questions saved': { notifies: security('Your security questions were changed') },

  'message_thread asked': {
    opens: {
      task: 'answer-message',
      who: 'back_office',
      title: ({ company, what }) => `Answer ${company}: ${what}`,
      ...promises.answerMessage,
    },
  },
  'message_thread answered': {
    notifies: {
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
