import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'

/** The storage limit of a company. */
export async function documentSpaceOf(db: Db | Tx, { companyId }: OneCompanyScope) {
  const { count, bytes } = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint>('size').as('bytes')])
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0n) }
}

/** Serialises a company's uploads, so that each checks the remaining space, and what else is counted by it. */
export async function lockDocumentSpace(tx: Tx, { companyId }: OneCompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${companyId}`}, 0))`.execute(tx)
}

export async function findDocument(db: Db | Tx, scope: Scope, documentId: string) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('document_id', '=', documentId)
    .executeTakeFirst()
}

/** Of one company, also for the back office: another company's documents are none of its papers. */
export async function listDocuments(db: Db | Tx, scope: OneCompanyScope, documentIds: readonly string[]) {
  if (documentIds.length === 0) return []
  return db
    .selectFrom('documents')
    .select(['document_id', 'file_name', 'content_type', 'size', 'sha256', 'needs_password', 'created_at'])
    .where('uid', '=', scope.companyId)
    .where('document_id', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('created_at')
    .execute()
}
