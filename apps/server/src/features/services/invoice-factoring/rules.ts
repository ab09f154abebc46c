import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { type Facts, type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../registry/release-rules.ts'

const notice = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'financing',
  who: 'preparer',
  title,
  body,
})

/** Interest grows by the day: what was due is said with its day. */
const dueWords = ({ amount, day }: Facts['after']): string =>
  typeof day === 'string' ? `${amount} was due on ${dayText(day)}` : `${amount} was due on that day`

/** Undefined where nothing arrives, and for an older event, which names no day. */
const inWalletBy = (what: string, { arrives_on }: Facts['after']): string | undefined =>
  typeof arrives_on === 'string' ? `${what} in your wallet by ${dayText(arrives_on)}` : undefined

/** What follows from the events of fundings. */
export const fundingRules: Rules = {
  ...releaseRules('financing'),
  // The desk has its own task for the decision.
  approved: {
    notifies: notice(
      ({ what }) => `${what}: approved`,
      ({ detail, after }) =>
        sentences(detail, `The finance partner sends ${after.amount}`, inWalletBy('It is', after)),
    ),
    closes: ['settle-dispute'],
  },
  denied: {
    notifies: notice(
      ({ what }) => `${what}: denied`,
      ({ reason }) => sentences(reason),
    ),
    closes: ['settle-dispute', 'chase-factoring-step'],
  },
  withdrawn: { closes: ['settle-dispute'] },
  funded: {
    notifies: notice(
      ({ what }) => `${what}: funded`,
      ({ detail, after }) => sentences(detail, `${after.amount} is in your wallet`),
    ),
  },
  overdue: {
    notifies: notice(
      ({ what }) => `${what}: overdue`,
      ({ detail, after }) => sentences(detail, dueWords(after), 'Interest runs until the day of payment'),
    ),
    opens: {
      task: 'collect-funding',
      who: 'back_office',
      // No amount: it grows by the day, and the page says what is due.
      title: ({ company, what }) => `Ask the buyer to pay ${what} of ${company}`,
      ...promises.collectFunding,
    },
  },
  buyer_disputed: {
    notifies: notice(
      ({ what }) => `${what}: the buyer says that the invoice is not right`,
      ({ reason }) => sentences(reason),
    ),
    opens: {
      task: 'settle-dispute',
      who: 'back_office',
      title: ({ company, what }) => `The buyer disputes the invoice: ask about ${what} of ${company}`,
      ...promises.settleDispute,
    },
  },
  buyer_confirmed: { closes: ['settle-dispute'] },
  payment_shared: {
    notifies: notice(
      ({ what }) => `${what}: payment received`,
      ({ after }) =>
        sentences(
          `${after.amount} was paid`,
          `${after.rest} of it is yours`,
          inWalletBy('Your part is', after),
        ),
    ),
  },
  payment_unmatched: {
    notifies: notice(
      ({ what }) => `${what}: payment sent back`,
      ({ after, reason }) => sentences(`${after.amount} goes back to the sender`, reason),
    ),
  },
  overpaid: {
    notifies: notice(
      ({ what }) => `${what}: the buyer paid too much`,
      ({ after }) =>
        sentences(
          `${after.amount} more than the invoice was paid and goes to your wallet`,
          'Settle it with your buyer',
        ),
    ),
  },
  closed_short: {
    notifies: notice(
      ({ what }) => `${what}: closed with a short payment`,
      ({ after, reason }) =>
        sentences(
          `The buyer paid ${after.amount} less than the invoice. Your remainder is less by this amount`,
          reason,
        ),
    ),
  },
  remainder_paid: {
    notifies: notice(
      ({ what }) => `${what}: remainder paid`,
      ({ after }) => sentences(`${after.amount} is in your wallet`),
    ),
  },
  repayment_refused: {
    notifies: notice(
      ({ what }) => `${what}: your payment was refused`,
      ({ reason }) => sentences(reason, 'The money is back in your balance.'),
    ),
  },
  step_refused: {
    closes: ['chase-factoring-step'],
    opens: {
      task: 'clear-factoring-step',
      who: 'back_office',
      title: ({ company, what, after }) => `A transfer of ${after.amount} was refused: ${what} of ${company}`,
      isRefusedPayment: true,
      ...promises.clearDifference,
    },
  },
  step_late: {
    opens: {
      task: 'chase-factoring-step',
      who: 'back_office',
      title: ({ company, what, after }) =>
        `Ask for a transfer of ${after.amount} that was not confirmed: ${what} of ${company}`,
      ...promises.clearDifference,
    },
  },
  step_confirmed: { closes: ['chase-factoring-step'] },
  step_repeated: { closes: ['clear-factoring-step'] },
  recourse: {
    notifies: notice(
      ({ what }) => `${what}: please pay what your buyer has not paid`,
      ({ after, reason }) => sentences(dueWords(after), reason),
    ),
    opens: {
      task: 'pay-recourse',
      who: 'approver',
      title: ({ what }) => `Pay for ${what}: the buyer has not paid`,
      ...promises.payRecourse,
    },
  },
  collected: { closes: ['collect-funding', 'pay-recourse', releaseTask] },
  closed: {
    notifies: notice(
      ({ what }) => `${what}: closed`,
      ({ detail }) => sentences(detail, 'Everything that was paid is passed on'),
    ),
  },
}
