import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { TradeDocumentState } from '@tradelane/contract/trade-documents/states'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { listDocuments } from '../../papers/documents/index.ts'

export type DocumentRow = Selectable<Database['trade_documents']>
type WithFile = DocumentRow & { version: number; document_id: string; file_name: string }
export type StoredDocument = WithFile & {
  type: TradeDocumentType
  sha256: string
  size: number
  needs_password: boolean
}

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

const listed = [
  ...(['trade_document_id', 'type', 'state', 'number', 'file_name', 'asked', 'recipient', 'email'] as const),
  ...(['due_on', 'expires_on', 'added_at', 'added_by', 'version', 'document_id', 'reason'] as const),
]
/** Without what was typed in it or read from it, which is most of a row. */
export type ListedRow = Pick<DocumentRow, (typeof listed)[number]>
type ListedFile = ListedRow & { version: number; document_id: string; file_name: string }
const isFile = (row: ListedRow): row is ListedFile => row.document_id !== null

const ofTrade = (db: Db, scope: OneCompanyScope, transactionId: string) =>
  db
    .selectFrom('trade_documents')
    .where('uid', '=', scope.companyId)
    .where('transaction_id', '=', transactionId)
    .orderBy('added_at', 'desc')
    .orderBy('version', 'desc')

/** All of a trade, newest first: also what was asked for, and what was removed. */
export async function rowsOfTrade(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<{ stored: ListedFile[]; removed: ListedFile[]; requested: ListedRow[] }> {
  const rows = await ofTrade(db, scope, transactionId).select(listed).execute()
  const files = rows.filter(isFile)
  return {
    stored: files.filter(({ state }) => state !== 'removed'),
    removed: files.filter(({ state }) => state === 'removed'),
    requested: rows.filter(({ state }) => state === 'requested'),
  }
}

/** The same rows with size and hash of their files. */
async function withFiles<Row extends Pick<WithFile, 'document_id' | 'type'>>(
  db: Db,
  scope: OneCompanyScope,
  rows: readonly Row[],
) {
  const files = await listDocuments(
    db,
    scope,
    rows.map((row) => row.document_id),
  )
  const byId = new Map(files.map((file) => [file.document_id, file]))
  return rows.map((row) => {
    const { size = 0, sha256 = '', needs_password = false } = byId.get(row.document_id) ?? {}
    return { ...row, type: row.type as TradeDocumentType, size, sha256, needs_password }
  })
}

/** What is shown of some of them: with their files, and what was read from them. */
export async function shownOf(db: Db, scope: OneCompanyScope, rows: readonly ListedFile[]) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.trade_document_id)
  const [whole, read] = await Promise.all([
    withFiles(db, scope, rows),
    db
      .selectFrom('trade_documents')
      .select(['trade_document_id', 'read'])
      .where('uid', '=', scope.companyId)
      .where('trade_document_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('read', 'is not', null)
      .execute(),
  ])
  const readOf = new Map(read.map((row) => [row.trade_document_id, row.read]))
  return whole.map((row) => ({ ...row, read: readOf.get(row.trade_document_id) ?? null }))
}
export type ShownDocument = Awaited<ReturnType<typeof shownOf>>[number]

/** With their files and all that they say, newest first: those that the trade has. */
export async function documentsOfTrade(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<StoredDocument[]> {
  const rows = await ofTrade(db, scope, transactionId).selectAll().where('state', '!=', 'removed').execute()
  return withFiles(db, scope, rows.filter(hasFile))
}
