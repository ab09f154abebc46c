import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Facts, type Rules, sentences } from '../../../entries/rule.ts'

const wrong = ({ after }: Facts, corrected: unknown): string =>
  sentences(String(after.reason), corrected ? `The bank has: ${corrected}` : undefined)

/** What follows from the events of partners. */
export const partnerRules: Rules = {
  bank_corrected: {
    notifies: {
      kind: 'partners',
      who: 'preparer',
      title: ({ what }) => `${what}: its bank corrected the account`,
      body: (facts) =>
        sentences(
          `The payment to ${facts.after.account} arrived, but the next one may not`,
          wrong(facts, facts.after.corrected),
          'Ask the partner on a number that you had before, and change the account',
        ),
    },
    opens: {
      task: 'call-about-correction',
      who: 'back_office',
      title: (facts) =>
        sentences(
          `Call ${facts.company}: the bank of ${facts.what} corrected its account ${facts.after.account}`,
          wrong(facts, facts.after.corrected_masked),
        ),
      ...promises.callAboutPayee,
    },
  },
}
