import {
  addedVersion,
  tradeDocumentStateTable,
  tradeDocumentSteps,
} from '@tradelane/contract/trade-documents/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const tradeDocumentLifecycle = lifecycle({
  subject: 'trade_document',
  table: 'trade_documents',
  idColumn: 'trade_document_id',
  reasonColumn: 'reason',
  states: tradeDocumentStateTable,
  steps: tradeDocumentSteps,
  first: ['requested', 'uploaded'],
  wordsOf: (to, { version }) => (to === 'uploaded' && Number(version) > 1 ? addedVersion : undefined),
})
