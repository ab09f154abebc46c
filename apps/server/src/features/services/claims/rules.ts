import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Rule, type Rules, sentences, type Words } from '../../../entries/rule.ts'

const claim = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'insurance',
  who: 'preparer',
  title,
  body,
})
const decided = ['assess-claim', 'answer-claim'] as const

/** What follows from the events of claims. */
export const claimRules: Rules = {
  submitted: {
    opens: {
      task: 'assess-claim',
      who: 'back_office',
      title: ({ company, what, detail }) => `Assess ${what} of ${company}: ${detail}`,
      ...promises.assessClaim,
    },
  },
  documents_requested: {
    notifies: claim(
      ({ what }) => `${what}: we need more from you`,
      ({ reason }) => sentences(reason),
    ),
    opens: {
      task: 'answer-claim',
      who: 'preparer',
      title: ({ what }) => `Answer what we asked about ${what}`,
      ...promises.answerClaim,
    },
  },
  answered: { closes: ['answer-claim'] },
  paid: {
    notifies: claim(
      ({ what }) => `${what}: paid`,
      ({ after }) => `${after.paid} has been added to your balance.`,
    ),
    closes: decided,
  },
  declined: {
    notifies: claim(
      ({ what }) => `${what}: declined`,
      ({ reason }) => sentences(reason),
    ),
    closes: decided,
  },
}
