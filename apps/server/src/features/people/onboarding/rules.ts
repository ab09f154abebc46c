import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'
import { balanceRules } from '../../money/wallet/rules.ts'
import { tradingRules } from '../../services/trading-info/rules.ts'

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
const clearance = (title: string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'shipments',
  who: 'preparer',
  title: ({ what }) => `${what}: ${title}`,
  body,
})
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

  ...balanceRules,

  'customs_clearance documents_requested': {
    notifies: clearance(
      'documents for customs',
      () => 'Add the commercial invoice and the packing list. We then declare the goods to customs.',
    ),
    opens: {
      task: 'give-clearance-documents',
      who: 'preparer',
      title: ({ what }) => `Add the documents for the customs clearance: ${what}`,
      ...promises.giveClearanceDocuments,
    },
  },
  'customs_clearance documents_received': {
    opens: {
      task: 'declare-goods',
      who: 'back_office',
      title: ({ company, what, detail }) => `Declare to customs for ${company}: ${what}, ${detail}`,
      ...promises.declareGoods,
    },
    closes: ['give-clearance-documents'],
  },
  'customs_clearance declared': {
    notifies: clearance(
      'declared to customs',
      ({ after }) => `The goods are declared under number ${after.declaration_number}.`,
    ),
    opens: {
      task: 'record-customs-release',
      who: 'back_office',
      title: ({ company, what, detail, after }) =>
        `Record the customs release of ${after.declaration_number} for ${company}: ${what}, ${detail}`,
      ...promises.recordRelease,
    },
    closes: ['declare-goods'],
  },
  'customs_clearance cleared': {
    notifies: clearance('cleared by customs', () => 'Customs has released the goods.'),
    closes: ['record-customs-release'],
  },
  'customs_clearance cancelled': {
    closes: ['give-clearance-documents', 'declare-goods', 'record-customs-release'],
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

  ...tradingRules,

  'screening_case open': {
    opens: {
      task: 'review-match',
      who: 'back_office',
      title: ({ company, after }) => `Decide a screening match of ${company}: ${after.name}`,
      endsWhen: 'the match is decided',
      ...promises.reviewMatch,
    },
  },
  'screening_case money_released': {
    opens: {
      task: 'check-released-money',
      who: 'back_office',
      title: ({ company, after }) =>
        `Check money of a listed party that became available to ${company}: ${after.amount} from ${after.name}`,
      ...promises.clearDifference,
    },
  },
  'screening_case cleared': { closes: ['review-match', 'check-released-money'] },
  'screening_case confirmed': { closes: ['review-match'] },

  'reconciliation difference': {
    opens: {
      task: 'clear-difference',
      who: 'back_office',
      title: ({ company, after }) => `Clear up a difference with the provider: ${company}, ${after.about}`,
      ...promises.clearDifference,
    },
  },
}
