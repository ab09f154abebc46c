import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { dueIn, type Rule, type Rules, sentences, until, type Words } from '../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../registry/release-rules.ts'

const insurance = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'insurance',
  who: 'preparer',
  title,
  body,
})
const lookAtWay = 'look-at-insured-way'
const answered = ['bind-insurance', releaseTask] as const

const quoted: Rule = {
  notifies: insurance(
    ({ what }) => `${what}: quoted`,
    (facts) =>
      sentences(
        facts.detail,
        `${facts.after.total} in total`,
        until('The quote is valid until', facts.after.until, facts),
      ),
  ),
  opens: {
    task: 'bind-insurance',
    who: 'approver',
    title: ({ what, after }) => `Accept the quote for ${what}: ${after.total}`,
    dueAt: dueIn('until'),
  },
}

/** What follows from the events of policies. */
export const policyRules: Rules = {
  ...releaseRules('insurance'),
  // The desk has its own task for the offer.
  submitted: { closes: answered },
  quoted,
  'quoted > quoted': { ...quoted, closes: answered },
  denied: {
    notifies: insurance(
      ({ what }) => `${what}: denied`,
      ({ reason }) => sentences(reason),
    ),
    closes: [...answered, lookAtWay],
  },
  bound: {
    notifies: insurance(
      ({ what, after }) =>
        `${what}: your goods are insured${typeof after.from === 'string' ? ` from ${dayText(after.from)}` : ''}`,
      ({ detail, after }) =>
        sentences(
          detail,
          after.certificate_number
            ? `Certificate ${after.certificate_number} is ready`
            : 'The certificate is ready',
        ),
    ),
    closes: answered,
  },
  cancelled: { closes: [...answered, lookAtWay] },
  expired: {
    notifies: insurance(
      ({ what }) => `${what}: the cover has ended`,
      () => 'You can still claim a loss that happened before.',
    ),
    closes: [lookAtWay],
  },
  way_at_risk: {
    opens: {
      task: lookAtWay,
      who: 'back_office',
      title: ({ company, what, reason }) =>
        sentences(`Look at the way of ${what} for ${company} again`, reason),
      ...promises.clearDifference,
    },
  },
  payment_rejected: {
    notifies: insurance(
      ({ what }) => `${what}: the premium was not paid`,
      ({ reason }) => sentences(reason, 'The money is back in your balance.'),
    ),
  },
}
