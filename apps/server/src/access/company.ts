import type { Db, Tx } from '@tradelane/db'

/** The names of companies, by id. */
export async function namesOfCompanies(
  db: Db | Tx,
  companyIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(companyIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('companies')
    .select(['uid', 'company_name'])
    .where('uid', 'in', ids)
    .execute()
  return new Map(rows.map(({ uid, company_name }) => [uid, company_name]))
}
