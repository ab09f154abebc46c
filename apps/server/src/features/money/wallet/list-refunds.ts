import type { Db } from '@tradelane/db'

/** The number of the record that each of these fundings refunds, by the funding's id. Others are left out. For the books alone: of any company. */
export async function listRefunds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('fundings')
    .select(['funding_id', 'record_number'])
    .where('funding_id', 'in', ids)
    .where('kind', '=', 'refund')
    .execute()
  return new Map(rows.map(({ funding_id, record_number }) => [funding_id, record_number ?? '']))
}
