import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** A fact that has reached its age is a task until somebody has read it again. */
export const factRules: Rules = {
  due: {
    opens: {
      task: 'read-fact-again',
      who: 'back_office',
      // A list that nobody has loaded has no day.
      title: ({ after }) => `${after.read_on === null ? 'Load' : 'Read again'}: ${after.what}`,
      endsWhen: 'the fact was read again, or the list was loaded',
      ...promises.readFactAgain,
    },
  },
  unchanged: { closes: ['read-fact-again'] },
  changed: { closes: ['read-fact-again'] },
  current: { closes: ['read-fact-again'] },
}
