import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** What follows from trading information that a buyer sends. */
export const tradingRules: Rules = {
  received: {
    notifies: {
      kind: 'partners',
      who: 'preparer',
      title: ({ after }) => `${after.buyer_name} sent its trading information`,
      body: ({ after }) => `The receipt number is ${after.receipt_number}. We are looking at it.`,
    },
    opens: {
      task: 'review-trading-info',
      who: 'back_office',
      title: ({ after }) => `Review the trading information of ${after.buyer_name}, ${after.receipt_number}`,
      ...promises.reviewTradingInfo,
    },
  },
  converted: { closes: ['review-trading-info'] },
}
