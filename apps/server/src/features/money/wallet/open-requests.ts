import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** Fundings and conversions that our books have not settled; the provider may have. The key is the provider's too. */
export async function listOpenRequests(
  db: Db,
  { companyId }: OneCompanyScope,
): Promise<{ key: string; at: Date }[]> {
  const fundings = db
    .selectFrom('fundings')
    .select(['funding_id as key', 'requested_at as at'])
    .where('uid', '=', companyId)
    .where('state', '=', 'requested')
  const conversions = db
    .selectFrom('conversions')
    .select(['conversion_id as key', 'requested_at as at'])
    .where('uid', '=', companyId)
    .where('state', '=', 'requested')
  return fundings.unionAll(conversions).execute()
}
