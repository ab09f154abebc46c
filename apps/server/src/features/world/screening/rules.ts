import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** What follows from a match with a list, and from its decision. */
export const caseRules: Rules = {
  open: {
    opens: {
      task: 'review-match',
      who: 'back_office',
      title: ({ company, after }) => `Decide a screening match of ${company}: ${after.name}`,
      endsWhen: 'the match is decided',
      ...promises.reviewMatch,
    },
  },
  money_released: {
    opens: {
      task: 'check-released-money',
      who: 'back_office',
      title: ({ company, after }) =>
        `Check money of a listed party that became available to ${company}: ${after.amount} from ${after.name}`,
      ...promises.clearDifference,
    },
  },
  cleared: { closes: ['review-match', 'check-released-money'] },
  confirmed: { closes: ['review-match'] },
}
