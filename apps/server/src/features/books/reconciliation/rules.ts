import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

export const reconciliationRules: Rules = {
  difference: {
    opens: {
      task: 'clear-difference',
      who: 'back_office',
      title: ({ company, after }) => `Clear up a difference with the provider: ${company}, ${after.about}`,
      ...promises.clearDifference,
    },
  },
}
