import { randomUUID } from 'node:crypto'
import { mostTradeDocuments, type TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Db, Tx } from '@tradelane/db'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { storeOnce } from '../../papers/documents/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'

type Added = {
  transaction_id: string
  type: TradeDocumentType
  base64File: string
  file_name?: string | undefined
  /** Of one that was made here: its number, and what it says. */
  made?: { number: string; fields: object }
}

/** Stores a file with a trade, as the next version of its type. Refuses with NOT_FOUND, and a document too many. */
export async function addDocument(deps: Deps, scope: CompanyScope, added: Added) {
  const { transaction_id, type, base64File, file_name, made } = added
  await getTransaction(deps.db, scope, transaction_id)
  const document_id = randomUUID()
  let version = 1
  await storeOnce(deps, scope, { base64File, file_name, folder_name: 'trade' }, async (tx, kept) => {
    version = await nextVersion(tx, added, kept.fileName)
    await tx
      .insertInto('trade_documents')
      .values({
        ...{ trade_document_id: document_id, uid: scope.companyId, transaction_id, type, version },
        ...{ document_id: kept.documentId, file_name: kept.fileName },
        ...{ number: made?.number ?? null, fields: made ? JSON.stringify(made.fields) : null },
        ...{ added_at: deps.clock.now(), added_by: scope.userId },
      })
      .execute()
  })
  return { document_id, version }
}

const full = () =>
  new Refusal('ILLEGAL_STATE', {
    message: `A trade has room for ${mostTradeDocuments} documents. This one is full.`,
  })

/** Before a number is taken for a document that would find no room. */
export async function requireRoom(db: Db, transactionId: string): Promise<void> {
  const { count } = await db
    .selectFrom('trade_documents')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostTradeDocuments) throw full()
}

/** Other documents are as many kinds as they have names. */
async function nextVersion(tx: Tx, { transaction_id, type }: Added, fileName: string): Promise<number> {
  const rows = await tx
    .selectFrom('trade_documents')
    .select(['type', 'file_name', 'version'])
    .where('transaction_id', '=', transaction_id)
    .execute()
  if (rows.length >= mostTradeDocuments) throw full()
  const before = rows.filter(
    (row) =>
      row.type === type && (type !== 'other' || row.file_name.toLowerCase() === fileName.toLowerCase()),
  )
  return Math.max(0, ...before.map((row) => row.version)) + 1
}
