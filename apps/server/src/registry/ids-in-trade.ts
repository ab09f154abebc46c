import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../access/scope.ts'
import type { ServiceEntry } from '../entries/service-entry.ts'

type TradeFilter = { transactionId: string; id?: string | undefined; limit?: number }

/** The newest records of a service in a trade, by id; with `id`, that one alone, if it is in the trade. */
export async function idsInTrade(
  db: Db | Tx,
  { lifecycle: { table, idColumn }, trade }: Pick<ServiceEntry<never>, 'lifecycle' | 'trade'>,
  { companyId }: OneCompanyScope,
  { transactionId, id, limit = 50 }: TradeFilter,
): Promise<string[]> {
  if (!trade) return []
  const named = id === undefined ? sql`true` : sql`${sql.ref(idColumn)} = ${id}::uuid`
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(idColumn)} as id from ${sql.table(table)}
     where uid = ${companyId}::uuid and transaction_id = ${transactionId}::uuid and ${named}
     order by made_order desc limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
