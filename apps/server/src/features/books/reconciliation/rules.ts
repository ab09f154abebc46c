import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

export const reconciliationRules: Rules = {
  difference: {
    opens: {
      task: 'clear-difference',
      who: 'back_office',
      title: ({ company, after }) => `Clear up a difference with the provider: ${company}, ${after.about}`,
      endsWhen: 'the difference is closed, or both sides say the same',
      ...promises.clearDifference,
    },
  },
  closed: { closes: ['clear-difference'] },
  gone: { closes: ['clear-difference'] },
}
