import { promises } from '@tradelane/contract/lifecycle/promises'
import type { Rules } from '../../../entries/rule.ts'

/** What follows from a message of a customer or of the office. */
export const messageRules: Rules = {
  asked: {
    opens: {
      task: 'answer-message',
      who: 'back_office',
      title: ({ company, what }) => `Answer ${company}: ${what}`,
      ...promises.answerMessage,
    },
  },
  answered: {
    notifies: {
      kind: 'messages',
      who: 'everyone',
      title: ({ what }) => `Tradelane answered: ${what}`,
      body: ({ after }) => String(after.excerpt ?? ''),
    },
    closes: ['answer-message'],
  },
}
