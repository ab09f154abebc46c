import { randomUUID } from 'node:crypto'
import { mostTradeDocuments, type TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Db, Tx } from '@tradelane/db'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { isTooFar, tooFar, yearOf } from '../../../lifecycle/far-days.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { storeOnce } from '../../papers/documents/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { titleOfDocument } from './document-title.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'

type Added = {
  transaction_id: string
  type: TradeDocumentType
  base64File: string
  file_name?: string | undefined
  expires_on?: string | null | undefined
  /** Of one that was made here: its number, and what it says. */
  made?: { number: string; fields: object }
}

/** Stores a file with a trade, as the next version of its type. Refuses with NOT_FOUND, and a document too many. */
export async function addDocument(deps: Deps, scope: CompanyScope, added: Added) {
  const { transaction_id, type, base64File, file_name, made, expires_on = null } = added
  await getTransaction(deps.db, scope, transaction_id)
  const at = deps.clock.now()
  requireUnexpired(expires_on, at)
  const document_id = randomUUID()
  let version = 1
  const file = { base64File, file_name, folder_name: 'trade', may_be_locked: true }
  await storeOnce(deps, scope, file, async (tx, kept) => {
    const number = made?.number ?? null
    if (made) await requireNewestNumber(tx, { transaction_id, type, number: made.number })
    version = await nextVersion(tx, { transaction_id, type, fileName: kept.fileName })
    await begin(tx, tradeDocumentLifecycle, {
      ...{ scope, to: 'uploaded', at },
      facts: { title: titleOfDocument({ type, number, file_name: kept.fileName, asked: null }), version },
      values: {
        ...{ trade_document_id: document_id, transaction_id, type, version, number, expires_on },
        ...{ document_id: kept.documentId, file_name: kept.fileName },
        fields: made ? JSON.stringify(made.fields) : null,
        ...{ added_at: at, added_by: scope.userId },
      },
    })
    if (!made)
      await enqueue(
        tx,
        'read-trade-document',
        { companyId: scope.companyId, documentId: document_id },
        { maxAttempts: 3 },
      )
  })
  return { document_id, version }
}

/** A later number of its kind was faster, and is an earlier version already. */
export class Overtaken extends Error {}

/** Numbers of one year are as long as each other. */
async function requireNewestNumber(
  tx: Tx,
  { transaction_id, type, number }: Pick<Added, 'transaction_id' | 'type'> & { number: string },
): Promise<void> {
  const later = await tx
    .selectFrom('trade_documents')
    .select('number')
    .where('transaction_id', '=', transaction_id)
    .where('type', '=', type)
    .where('number', 'like', `${number.slice(0, number.lastIndexOf('-'))}-%`)
    .where('number', '>', number)
    .executeTakeFirst()
  if (later) throw new Overtaken(`${later.number} is there before ${number}`)
}

export function requireUnexpired(expiresOn: string | null | undefined, at: Date): void {
  if (!expiresOn) return
  if (expiresOn < lastTodayAnywhere(at)) refuseFields({ expires_on: 'This day is over' })
  if (isTooFar(yearOf(expiresOn), at)) refuseFields({ expires_on: tooFar })
}

const full = () =>
  new Refusal('ILLEGAL_STATE', {
    message: `A trade has room for ${mostTradeDocuments} documents. This one is full.`,
  })

/** Before a number is taken for a document that would find no room; also of one that is put back or asked for. */
export async function requireRoom(db: Db | Tx, transactionId: string): Promise<void> {
  if ((await kindsInTrade(db, transactionId)).filter(takesRoom).length >= mostTradeDocuments) throw full()
}

const kindsInTrade = (db: Db | Tx, transactionId: string) =>
  db
    .selectFrom('trade_documents')
    .select(['trade_document_id', 'type', 'file_name', 'version', 'state'])
    .where('transaction_id', '=', transactionId)
    .execute()

const takesRoom = ({ state }: { state: string }) => state !== 'removed' && state !== 'cancelled'

type Kind = { transaction_id: string; type: string; fileName: string; requestId?: string }

/** Other documents are as many kinds as they have names. A removed one keeps its version. One that was asked for has its place already. */
export async function nextVersion(tx: Tx, kind: Kind): Promise<number> {
  const { transaction_id, type, fileName, requestId } = kind
  const rows = (await kindsInTrade(tx, transaction_id)).filter((row) => row.trade_document_id !== requestId)
  if (rows.filter(takesRoom).length >= mostTradeDocuments) throw full()
  const before = rows.filter(
    (row) =>
      row.type === type && (type !== 'other' || row.file_name?.toLowerCase() === fileName.toLowerCase()),
  )
  return Math.max(0, ...before.map(({ version }) => version ?? 0)) + 1
}
