import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { companyOf, type Scope } from '../access/scope.ts'
import { Refusal } from '../refusal.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'
import { asAny } from './lock-row.ts'

/** The record as it is, without a lock. Refuses with NOT_FOUND what the scope cannot see. */
export async function readRow<S extends string, T extends TableName>(
  db: Db | Tx,
  { table, idColumn }: Lifecycle<S, T>,
  { scope, id }: { scope: Scope; id: string },
): Promise<RowOf<T>> {
  const companyId = companyOf(scope)
  const row = await db
    .selectFrom(asAny(table))
    .selectAll()
    .where(sql.ref(idColumn), '=', id)
    .$if(companyId !== undefined, (query) => query.where('uid', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row as unknown as RowOf<T>
}
