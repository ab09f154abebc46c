import { fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { fundingNumber } from './fundings.ts'

/** The fundings of a buyer's invoices for which money is promised or lent. */
export async function fundingsKnowingAs(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  beneficiaryId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice_factorings')
    .select(['number', 'created_at'])
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .where('state', 'in', fundingsWhoseMoneyIs('promised', 'lent'))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => `Invoice funding ${fundingNumber(row)}`)
}
