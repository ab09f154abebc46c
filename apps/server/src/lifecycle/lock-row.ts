import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { companyOf } from '../access/scope.ts'
import { Refusal } from '../refusal.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'
import type { Change } from './write-event.ts'

/** Keeps others from changing the record until the transaction ends. Refuses with NOT_FOUND, and with CONFLICT another version. */
export async function lockRow<S extends string, T extends TableName>(
  tx: Tx,
  { table, idColumn, versionColumn }: Lifecycle<S, T>,
  { scope, id, version }: Pick<Change<T>, 'scope' | 'id' | 'version'>,
): Promise<RowOf<T>> {
  const companyId = companyOf(scope)
  const row = await tx
    .selectFrom(asAny(table))
    .selectAll()
    .where(sql.ref(idColumn), '=', id)
    .$if(companyId !== undefined, (query) => query.where('uid', '=', companyId ?? ''))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const locked = row as unknown as RowOf<T>
  if (version !== undefined && versionColumn && column(locked, versionColumn) !== version)
    throw new Refusal('CONFLICT')
  return locked
}

export const stateOf = <S extends string, T extends TableName>(lifecycle: Lifecycle<S, T>, row: RowOf<T>) =>
  column(row, lifecycle.stateColumn ?? 'state') as S | null

export const column = (row: object, name: string): unknown => (row as Record<string, unknown>)[name]

/** Kysely cannot follow a table that is a variable: every such table has the columns that are used here. */
export const asAny = (table: TableName) => table as 'insurance_policies'
