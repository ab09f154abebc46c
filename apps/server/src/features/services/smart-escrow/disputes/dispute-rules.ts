import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Facts, Rule, Rules, Words } from '../../../../entries/rule.ts'
import { sentences, until } from '../../../../entries/rule.ts'

const notice = (title: string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'payments',
  who: 'preparer',
  title: ({ what, after }) => `${what}: ${title.replace('{block}', String(after.block))}`,
  body,
})
const split = ({ after, reason }: Facts) =>
  sentences(`${after.released} to the seller, ${after.refunded} back to you`, reason)

const asksTradelane: NonNullable<Rule['opens']> = {
  task: 'decide-escrow-dispute',
  who: 'back_office',
  title: ({ company, what, after }) => `Decide dispute ${after.dispute}: ${what} of ${company}`,
  ...promises.decideDispute,
}

/** What follows from the disputes of escrows, for the buyer and the back office; the seller gets mails. */
export const disputeRules: Rules = {
  dispute_opened: {
    notifies: notice('dispute about block {block}', ({ after, reason, country }) =>
      sentences(
        `${after.amount} waits until the dispute has ended`,
        reason,
        until('Answer it by', after.due, { country }),
      ),
    ),
    opens: {
      task: 'settle-escrow-dispute',
      who: 'approver',
      title: ({ what, after }) => `Settle dispute ${after.dispute} with the seller: ${what}`,
      ...promises.answerDispute,
    },
  },
  dispute_statement: {
    notifies: notice('statement in a dispute', ({ after }) => `Dispute ${after.dispute}.`),
  },
  dispute_offered: { notifies: notice('a split is offered', split) },
  dispute_offer_refused: {
    notifies: notice('an offer was refused', ({ after }) => `Dispute ${after.dispute}.`),
  },
  dispute_escalated: {
    notifies: notice('Tradelane decides', ({ after }) => `Dispute ${after.dispute}.`),
    opens: asksTradelane,
  },
  dispute_escalated_late: {
    notifies: notice('Tradelane decides', ({ after }) => `Dispute ${after.dispute}.`),
    opens: asksTradelane,
  },
  dispute_settled: { notifies: notice('dispute settled', split) },
  dispute_decided: { notifies: notice('dispute decided', split) },
  disputes_decided: { closes: ['decide-escrow-dispute'] },
  disputes_closed: { closes: ['settle-escrow-dispute'] },
}
