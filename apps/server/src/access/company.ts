import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from './scope.ts'

export type Company = Selectable<Database['companies']>

/** The company of the scope. */
export async function getCompany(db: Db | Tx, { companyId }: OneCompanyScope): Promise<Company> {
  return db.selectFrom('companies').selectAll().where('uid', '=', companyId).executeTakeFirstOrThrow()
}

/** The same, locked until the transaction ends: of two changes that count what the company has, the second waits. */
export async function lockCompany(tx: Tx, { companyId }: OneCompanyScope): Promise<Company> {
  return tx
    .selectFrom('companies')
    .selectAll()
    .where('uid', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

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
