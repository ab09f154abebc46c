import { promises } from '@tradelane/contract/lifecycle/promises'
import { type Rule, type Rules, sentences, type Words } from '../../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../../registry/release-rules.ts'

const payTask = 'pay-customs-clearance'

const clearance = (title: string, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'shipments',
  who: 'preparer',
  title: ({ what }) => `${what}: ${title}`,
  body,
})

/** What follows from the customs clearance of a booking. */
export const clearanceRules: Rules = {
  ...releaseRules('shipments'),
  documents_requested: {
    notifies: clearance(
      'documents for customs',
      () =>
        'Add the commercial invoice and the packing list, and what the page says that customs asks of your goods. We then declare them to customs. Import duty and tax are not in our fee.',
    ),
    opens: {
      task: 'give-clearance-documents',
      who: 'preparer',
      title: ({ what }) => `Add the documents for the customs clearance: ${what}`,
      ...promises.giveClearanceDocuments,
    },
  },
  documents_received: {
    opens: {
      task: 'declare-goods',
      who: 'back_office',
      title: ({ company, what, detail }) => `Declare to customs for ${company}: ${what}, ${detail}`,
      ...promises.declareGoods,
    },
    closes: ['give-clearance-documents'],
  },
  declared: {
    notifies: clearance(
      'declared to customs',
      ({ after }) => `The goods are declared under number ${after.declaration_number}.`,
    ),
    opens: {
      task: 'record-customs-release',
      who: 'back_office',
      title: ({ company, what, detail, after }) =>
        `Record the customs release of ${after.declaration_number} for ${company}: ${what}, ${detail}`,
      ...promises.recordRelease,
    },
    closes: ['declare-goods'],
  },
  cleared: {
    notifies: clearance('cleared by customs', () => 'Customs has released the goods.'),
    closes: ['record-customs-release'],
  },
  cancelled: {
    closes: ['give-clearance-documents', 'declare-goods', 'record-customs-release', payTask, releaseTask],
  },
  fee_paid: {
    notifies: clearance('paid', ({ after }) => `${after.amount} has been paid.`),
    closes: [payTask],
  },
  payment_refused: {
    notifies: clearance('not paid', ({ reason }) =>
      sentences('The money is back in your balance. We declare the goods once it is paid.', reason),
    ),
    opens: {
      task: payTask,
      who: 'approver',
      title: ({ what, after }) => `Pay ${what}: ${after.amount}`,
      ...promises.payFreight,
    },
  },
}
