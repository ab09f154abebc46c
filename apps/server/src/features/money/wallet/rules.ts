import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rules, sentences } from '../../../entries/rule.ts'
import { balanceNotice as balance } from './balance-notice.ts'

/** The subject of the record that a refund or a claim pays for, where the event names it. */
const paidFor = ({ subject }: Facts['after']) => (typeof subject === 'string' ? subject : undefined)

/** What follows from balance that is added, or paid to a company by Tradelane. */
export const fundingRules: Rules = {
  added: {
    notifies: {
      ...balance(
        () => 'Balance added',
        ({ after }) => `${after.amount} has been added to your balance.`,
      ),
      // The claim's own notice says it.
      unless: ({ kind }) => kind === 'claim',
    },
  },
  rejected: {
    notifies: balance(
      () => 'Balance was not added',
      ({ after, reason }) => sentences(`${after.amount} could not be added to your balance.`, reason),
    ),
  },
  still_owed: {
    opens: {
      task: 'pay-what-is-owed',
      who: 'back_office',
      title: ({ company, after }) =>
        `Pay ${company} ${after.amount}, refused by the provider: ${after.description}`,
      about: paidFor,
      isRefusedPayment: true,
      ...promises.clearDifference,
    },
  },
}

export const conversionRules: Rules = {
  rejected: {
    notifies: balance(
      () => 'Conversion did not go through',
      ({ reason }) => sentences('The money is back in your balance.', reason),
    ),
  },
}
