import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

/** The storage limit of a company. */
export async function documentSpaceOf(db: Db | Tx, companyId: string) {
  const { count, bytes } = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint>('size').as('bytes')])
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0n) }
}

/** Serialises a company's uploads, so that each checks the remaining space. */
export async function lockDocumentSpace(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${companyId}`}, 0))`.execute(tx)
}

/** `companyId` undefined: an administrator, who may read every company's documents. */
export async function findDocument(db: Db | Tx, companyId: string | undefined, documentId: string) {
  let query = db.selectFrom('documents').selectAll().where('document_id', '=', documentId)
  if (companyId !== undefined) query = query.where('uid', '=', companyId)
  return query.executeTakeFirst()
}

export async function listDocuments(db: Db | Tx, companyId: string, documentIds: readonly string[]) {
  if (documentIds.length === 0) return []
  return db
    .selectFrom('documents')
    .select(['document_id', 'file_name', 'content_type', 'size', 'created_at'])
    .where('uid', '=', companyId)
    .where('document_id', 'in', documentIds)
    .orderBy('created_at')
    .execute()
}
