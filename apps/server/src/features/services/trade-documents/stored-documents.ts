import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listDocuments } from '../../papers/documents/index.ts'

type Row = Selectable<Database['trade_documents']>
export type StoredDocument = Row & { type: TradeDocumentType; sha256: string; size: number }

export const findStored = (db: Db | Tx, { companyId }: OneCompanyScope, id: string) =>
  db
    .selectFrom('trade_documents')
    .selectAll()
    .where('uid', '=', companyId)
    .where('trade_document_id', '=', id)
    .executeTakeFirst()

/** With their files, newest first. */
export async function documentsOfTrade(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom('trade_documents')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('transaction_id', '=', transactionId)
    .orderBy('added_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const files = await listDocuments(
    db,
    scope,
    rows.map((row) => row.document_id),
  )
  const byId = new Map(files.map((file) => [file.document_id, file]))
  return rows.map((row) => {
    const { size = 0, sha256 = '' } = byId.get(row.document_id) ?? {}
    return { ...row, type: row.type as TradeDocumentType, size, sha256 }
  })
}
