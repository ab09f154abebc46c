import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** A rating whose day of review has come is a task until the customer is rated again. */
export const riskRules: Rules = {
  review_due: {
    opens: {
      task: 'review-risk',
      who: 'back_office',
      title: ({ company }) => `Review the risk rating of ${company}`,
      endsWhen: 'the customer is rated again',
      ...promises.reviewRisk,
    },
  },
  rated: { closes: ['review-risk'] },
}
