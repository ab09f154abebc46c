import { dayFromNow } from '../given-freight.ts'
import type { Payer } from '../given-payment.ts'
import { givenTrade } from '../given-trade.ts'
import { givenTradeDocument } from '../given-trade-document.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A trade with a document. */
export async function givenKnownTradeDocument(app: TestApp, payer: Payer): Promise<KnownValues> {
  const transaction_id = await givenTrade(app, payer)
  const document_id = await givenTradeDocument(app, payer, transaction_id)
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
    '/trade_documents/draft type': 'packing_list',
    '/trade_documents/generate type': 'packing_list',
    // A document names its year.
    '/trade_documents/generate date': dayFromNow(app, 1),
    '/trade_documents/generate lines': [{ description: 'Black tea', quantity: 12_000, unit: 'kg' }],
  }
}
