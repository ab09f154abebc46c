import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** What the electronic invoice with these bytes says; undefined where the document is none. */
export async function findEInvoice(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  sha256: string | null,
): Promise<EInvoice | undefined> {
  if (sha256 === null) return undefined
  const row = await db
    .selectFrom('documents')
    .select('e_invoice')
    .where('uid', '=', companyId)
    .where('sha256', '=', sha256)
    .where('e_invoice', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row ? (row.e_invoice as EInvoice) : undefined
}
