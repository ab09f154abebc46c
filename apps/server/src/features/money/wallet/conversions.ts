import type { ConversionState } from '@tradelane/contract/wallet/states'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'

export type Conversion = {
  conversionId: string
  companyId: string
  quoteId: string
  state: ConversionState
  reason: string | null
}

/** What an earlier sending of the same request began. */
export async function findConversionByRequest(
  db: Db,
  scope: OneCompanyScope,
  requestKey: string | undefined,
): Promise<Conversion | undefined> {
  if (requestKey === undefined) return undefined
  const row = await selectConversions(db, scope).where('request_key', '=', requestKey).executeTakeFirst()
  return row && toConversion(row)
}

const selectConversions = (db: Db, { companyId }: OneCompanyScope) =>
  db.selectFrom('conversions').selectAll().where('uid', '=', companyId)

export function toConversion(row: RowOf<'conversions'>): Conversion {
  return {
    conversionId: row.conversion_id,
    companyId: row.uid,
    quoteId: row.quote_id,
    state: row.state,
    reason: row.reason,
  }
}
