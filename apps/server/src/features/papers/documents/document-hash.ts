import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** The SHA-256 of a document's bytes: the same file has the same one for every company. Null where it is not the company's. */
export async function documentHash(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  documentId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .select('sha256')
    .where('uid', '=', companyId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.sha256 ?? null
}
