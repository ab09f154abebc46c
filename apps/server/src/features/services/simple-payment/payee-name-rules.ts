import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** Where nobody else could look at it, we call the company. Of payments and of escrows. */
export const payeeNameRules: Rules = {
  other_name_alone: {
    opens: {
      task: 'call-about-payee',
      who: 'back_office',
      title: ({ company, what, detail }) =>
        `Call ${company}: the bank has another name for the payee, and one person confirmed it alone. ${what}, ${detail}`,
      ...promises.callAboutPayee,
    },
  },
}
