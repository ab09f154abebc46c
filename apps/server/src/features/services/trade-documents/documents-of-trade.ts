import type { Db, Tx } from '@tradelane/db'
import type { InTrade } from '../../../entries/feature-entry.ts'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { titleOfDocument } from './document-title.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'

const named = ['trade_document_id', 'type', 'number', 'file_name', 'asked'] as const

/** What happens to its documents is on the time line of a trade. */
export const inTradeOf: InTrade = {
  words: tradeDocumentLifecycle,
  list: async (db, { companyId }, transactionId) => {
    const rows = await db
      .selectFrom('trade_documents')
      .select(named)
      .where('uid', '=', companyId)
      .where('transaction_id', '=', transactionId)
      .execute()
    return rows.map((row) => ({ id: row.trade_document_id, number: titleOfDocument(row) }))
  },
}

export async function nameDocuments(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('trade_documents')
    .select(named)
    .where(areRecords(records, 'uid', 'trade_document_id'))
    .execute()
  return new Map(rows.map((row) => [row.trade_document_id, { what: titleOfDocument(row), detail: '' }]))
}
