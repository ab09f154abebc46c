import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { TradeDocumentState } from '@tradelane/contract/trade-documents/states'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { listDocuments } from '../../papers/documents/index.ts'

export type DocumentRow = Selectable<Database['trade_documents']>
type WithFile = DocumentRow & { version: number; document_id: string; file_name: string }
export type StoredDocument = WithFile & { type: TradeDocumentType; sha256: string; size: number }

/** It counts until its last day is over. */
export const goodStates = statesWhere<TradeDocumentState>({
  ...{ requested: false, cancelled: false, uploaded: true, approved: true, rejected: false },
  ...{ expired: false, removed: false },
})

const hasFile = (row: DocumentRow): row is WithFile => row.document_id !== null

/** One whose file is here, also a removed one. */
export async function findStored(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  id: string,
): Promise<WithFile | undefined> {
  const row = await db
    .selectFrom('trade_documents')
    .selectAll()
    .where('uid', '=', companyId)
    .where('trade_document_id', '=', id)
    .executeTakeFirst()
  return row && hasFile(row) ? row : undefined
}

/** A paper has expired once its last day is over everywhere, and not when a job says so. */
export function stateAt({ state, expires_on }: Pick<DocumentRow, 'state' | 'expires_on'>, now: Date) {
  const isOver = goodStates.includes(state) && expires_on !== null && expires_on < lastTodayAnywhere(now)
  return (isOver ? 'expired' : state) satisfies TradeDocumentState
}

/** All of a trade, newest first: also what was asked for, and what was removed. */
export async function rowsOfTrade(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<{ stored: StoredDocument[]; removed: StoredDocument[]; requested: DocumentRow[] }> {
  const rows = await db
    .selectFrom('trade_documents')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('transaction_id', '=', transactionId)
    .orderBy('added_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const withFile = rows.filter(hasFile)
  const files = await listDocuments(
    db,
    scope,
    withFile.map((row) => row.document_id),
  )
  const byId = new Map(files.map((file) => [file.document_id, file]))
  const whole = withFile.map((row): StoredDocument => {
    const { size = 0, sha256 = '' } = byId.get(row.document_id) ?? {}
    return { ...row, type: row.type as TradeDocumentType, size, sha256 }
  })
  return {
    stored: whole.filter(({ state }) => state !== 'removed'),
    removed: whole.filter(({ state }) => state === 'removed'),
    requested: rows.filter(({ state }) => state === 'requested'),
  }
}

/** With their files, newest first: those that the trade has. */
export const documentsOfTrade = async (
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<StoredDocument[]> => (await rowsOfTrade(db, scope, transactionId)).stored
