import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { type Rule, type Rules, sentences } from '../../../entries/rule.ts'
import { payeeNameRules } from './payee-name-rules.ts'

/** Notifies of the payment's new state, with the label and explanation of its page. */
const payment = (state: PaymentState): NonNullable<Rule['notifies']> => ({
  kind: 'payments',
  who: 'preparer',
  title: ({ what }) => `${what}: ${paymentStateTable[state].label.toLowerCase()}`,
  body: ({ detail, reason }) => sentences(detail, paymentStateTable[state].explanation, reason),
})
const decided = { closes: ['release-payment'] } as const
const answered = { closes: ['answer-provider'] } as const

/** What follows from the events of payments. */
export const paymentRules: Rules = {
  awaiting_approval: {
    notifies: {
      kind: 'payments',
      who: 'approver',
      title: ({ what }) => `${what}: waiting for release`,
      body: ({ detail }) =>
        sentences(
          detail,
          `A person who did not prepare it must release or refuse it within ${promised('waitForRelease')}.`,
        ),
    },
    opens: {
      task: 'release-payment',
      who: 'approver',
      title: ({ what, detail }) => `Release or refuse: ${what}, ${detail}`,
      ...promises.waitForRelease,
    },
  },
  'awaiting_approval > draft': {
    notifies: {
      kind: 'payments',
      who: 'preparer',
      title: ({ what }) => `${what}: back to its preparer`,
      body: ({ detail, reason }) => sentences(detail, reason ?? 'It was taken back to be changed.'),
    },
    ...decided,
  },
  'awaiting_approval > submitted': decided,
  'awaiting_approval > cancelled': decided,
  in_review: { notifies: payment('in_review') },
  // With the day: who submitted the payment reads by when it arrives. Without it, the payment has gone on since.
  'submitted > processing': {
    notifies: {
      ...payment('processing'),
      body: ({ detail, after }) =>
        sentences(
          detail,
          `The payments provider accepted the payment. It arrives by ${dayText(String(after.arrives_on))} at the bank in ${after.arrives_at}`,
        ),
      unless: ({ arrives_on }) => typeof arrives_on !== 'string',
    },
    ...answered,
  },
  processing: answered,
  action_required: {
    notifies: payment('action_required'),
    opens: {
      task: 'answer-provider',
      who: 'preparer',
      title: ({ what }) => `Answer the payments provider: ${what}`,
      ...promises.answerProvider,
    },
  },
  sent: answered,
  paid: { notifies: payment('paid'), ...answered },
  rejected: { notifies: payment('rejected'), ...answered },
  returned: {
    notifies: payment('returned'),
    opens: {
      task: 'settle-return',
      who: 'preparer',
      title: ({ what, detail }) => `Correct and pay again, or settle: ${what} was returned, ${detail}`,
      ...promises.settleReturn,
    },
  },
  ...payeeNameRules,
  return_settled: { closes: ['settle-return'] },
  cancelled: answered,
}
