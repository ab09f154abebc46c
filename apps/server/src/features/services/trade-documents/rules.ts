import type { Rules } from '../../../entries/rule.ts'

/** What follows from what happens to a document of a trade. */
export const tradeDocumentRules: Rules = {
  'requested > uploaded': {
    notifies: {
      kind: 'documents',
      who: 'preparer',
      title: ({ after }) => `${after.recipient} uploaded a document: ${after.title}`,
      body: () => 'Check it and approve it, or say why it cannot be used.',
    },
  },
  link_expired: {
    notifies: {
      kind: 'documents',
      who: 'preparer',
      title: ({ after }) => `This was not uploaded in time: ${after.asked}`,
      body: () => 'Ask again, or cancel the request.',
    },
  },
  expired: {
    notifies: {
      kind: 'documents',
      who: 'preparer',
      title: ({ after }) => `A document of a trade has expired: ${after.title}`,
      body: () => 'Add a newer one, or ask for it.',
    },
  },
}
