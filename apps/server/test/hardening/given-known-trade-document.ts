import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { dayFromNow } from '../given-freight.ts'
import type { Payer } from '../given-payment.ts'
import { givenTrade } from '../given-trade.ts'
import { givenTradeDocument, neededFields, requestDocument } from '../given-trade-document.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A trade with a document. */
export async function givenKnownTradeDocument(app: TestApp, payer: Payer): Promise<KnownValues> {
  const transaction_id = await givenTrade(app, payer)
  const document_id = await givenTradeDocument(app, payer, transaction_id)
  const another = (file_name: string) => givenTradeDocument(app, payer, transaction_id, { file_name })
  const [rejected, removable, removed] = [await another('a'), await another('b'), await another('c')]
  await app.call(
    tradeDocumentStates.remove,
    { body: { document_id: removed, reason: 'Of another trade' } },
    { token: payer.token },
  )
  const { document_id: requested } = (await requestDocument(app, payer, transaction_id)).body
  return {
    '/trade_documents/get_all? transaction_id': transaction_id,
    '/trade_documents/add transaction_id': transaction_id,
    '/trade_documents/add type': 'packing_list',
    '/trade_documents/get document_id': document_id,
    '/trade_documents/export document_id': document_id,
    '/trade_documents/bundle transaction_id': transaction_id,
    '/trade_documents/draft transaction_id': transaction_id,
    '/trade_documents/generate transaction_id': transaction_id,
    '/trade_documents/compare transaction_id': transaction_id,
    '/trade_documents/add expires_on': dayFromNow(app, 9),
    '/trade_documents/approve document_id': document_id,
    '/trade_documents/approve expires_on': dayFromNow(app, 9),
    '/trade_documents/reject document_id': rejected,
    '/trade_documents/remove document_id': removable,
    '/trade_documents/restore document_id': removed,
    '/trade_documents/history? document_id': document_id,
    '/trade_documents/cancel document_id': requested,
    '/trade_documents/request transaction_id': transaction_id,
    '/trade_documents/request type': 'packing_list',
    '/trade_documents/request due_on': dayFromNow(app, 9),
    '/trade_documents/draft type': 'packing_list',
    '/trade_documents/generate type': 'packing_list',
    // A document names its year.
    '/trade_documents/generate date': dayFromNow(app, 1),
    // A packing list has parties, packages and their weight.
    '/trade_documents/generate seller': neededFields.seller,
    '/trade_documents/generate buyer': neededFields.buyer,
    '/trade_documents/generate packages': neededFields.packages,
    '/trade_documents/generate lines': [{ description: 'Black tea', quantity: 12_000, unit: 'kg' }],
  }
}
