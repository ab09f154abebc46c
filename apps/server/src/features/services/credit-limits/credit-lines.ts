import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { type CreditLimit, toCreditLimit } from './limits.ts'

/** A buyer's limit that is requested or granted. */
export type CreditLine = CreditLimit & { beneficiaryId: string }

/** The company's limits with every buyer, or with one of them, without those that were declined or withdrawn. */
export async function listCreditLines(
  db: Db,
  { companyId }: OneCompanyScope,
  beneficiaryId?: string,
): Promise<CreditLine[]> {
  const rows = await db
    .selectFrom('credit_limits')
    .selectAll()
    .where('uid', '=', companyId)
    .where('state', 'not in', ['declined', 'withdrawn'])
    .$if(beneficiaryId !== undefined, (query) => query.where('beneficiary_id', '=', beneficiaryId ?? ''))
    .execute()
  return rows.map((row) => ({ ...toCreditLimit(row), beneficiaryId: row.beneficiary_id }))
}
