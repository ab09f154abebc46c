import { type PaymentState, paymentStatuses } from '@tradelane/contract/simple-payment/states'
import type { Facts } from './facts.ts'
import { insuranceRules } from './insurance-rules.ts'
import { type Rule, sentences, type Words } from './rule.ts'
import { shipmentRules } from './shipment-rules.ts'

/** The payment's new state, in the words that its page has for it. */
const payment = (state: PaymentState): NonNullable<Rule['tells']> => ({
  kind: 'payments',
  who: 'preparer',
  title: ({ what }) => `${what}: ${paymentStatuses[state].label}`,
  body: ({ detail, reason }) => sentences(`${detail}.`, paymentStatuses[state].explanation, reason),
})
const decided = { closes: ['approve-payment'] } as const
const answered = { closes: ['answer-provider'] } as const

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
 * What follows from which event, by its subject and the state it leads to: who is told, which task is opened, and which
 * are closed. A rule may name the state it comes from as well. An event that is not listed here is nobody's news.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'company email_verified': {
    opens: {
      task: 'complete-business-info',
      who: 'preparer',
      title: () => 'Complete business info',
      about: 'kyb',
    },
  },
  'kyb IN_PROGRESS': {
    tells: verification('Business information received', () => 'We get back to you within 4 business days.'),
    opens: {
      task: 'review-business',
      who: 'back_office',
      title: ({ company }) => `Review ${company}`,
      businessDays: 4,
    },
    closes: ['complete-business-info', 'answer-review'],
  },
  'kyb RFI_REQUESTED': {
    tells: verification('We need more information about your business', ({ reason }) => sentences(reason)),
    opens: {
      task: 'answer-review',
      who: 'preparer',
      title: () => 'Add what we asked for to your business info',
      businessDays: 5,
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
      businessDays: 4,
    },
  },
  'founder Clear': {
    tells: person(
      (name) => `${name} is verified`,
      () => 'Everything you told us is in order.',
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

  'simple_payment awaiting_approval': {
    tells: {
      kind: 'payments',
      who: 'approver',
      title: ({ what }) => `${what}: waiting for approval`,
      body: ({ detail }) =>
        `${detail}. Somebody who did not prepare it approves or refuses it within 7 days.`,
    },
    opens: {
      task: 'approve-payment',
      who: 'approver',
      title: ({ what, detail }) => `Approve or refuse: ${what}, ${detail}`,
      businessDays: 5,
    },
  },
  'simple_payment awaiting_approval > draft': {
    tells: {
      kind: 'payments',
      who: 'preparer',
      title: ({ what }) => `${what}: back to its preparer`,
      body: ({ detail, reason }) => sentences(`${detail}.`, reason ?? 'It was taken back to be changed.'),
    },
    ...decided,
  },
  'simple_payment awaiting_approval > submitted': decided,
  'simple_payment awaiting_approval > cancelled': decided,
  'simple_payment processing': answered,
  'simple_payment action_required': {
    tells: payment('action_required'),
    opens: {
      task: 'answer-provider',
      who: 'preparer',
      title: ({ what }) => `Answer the payments provider: ${what}`,
      businessDays: 5,
    },
  },
  'simple_payment sent': answered,
  'simple_payment paid': { tells: payment('paid'), ...answered },
  'simple_payment rejected': { tells: payment('rejected'), ...answered },
  'simple_payment returned': { tells: payment('returned') },
  'simple_payment cancelled': answered,

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
      businessDays: 2,
    },
  },
  'message_thread answered': {
    tells: {
      kind: 'messages',
      who: 'everyone',
      title: ({ what }) => `Tradelane answered: ${what}`,
      body: ({ detail }) => detail,
    },
    closes: ['answer-message'],
  },

  ...insuranceRules,
  ...shipmentRules,

  'reconciliation difference': {
    opens: {
      task: 'clear-difference',
      who: 'back_office',
      title: ({ company, after }) => `Clear up a difference with the provider: ${company}, ${after.about}`,
      businessDays: 1,
    },
  },
}
