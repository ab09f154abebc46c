import { type Db, named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { companyOf } from '../access/scope.ts'
import { Refusal } from '../refusal.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'
import type { Change } from './write-event.ts'

/**
 * Keeps others from changing the record until the transaction ends. Refuses with NOT_FOUND, and with CONFLICT another version. What the
 * transaction has locked before is not read again.
 */
export async function lockRow<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  { scope, id, version, locked: known }: Pick<Change<T>, 'scope' | 'id' | 'version' | 'locked'>,
): Promise<RowOf<T>> {
  const { versionColumn } = lifecycle
  const row =
    known ??
    (await selectRow(tx, lifecycle, { scope, id })
      .forUpdate()
      .$if(lifecycle.isHot === true, (query) => query.modifyEnd(named))
      .executeTakeFirst())
  if (!row) throw new Refusal('NOT_FOUND')
  const locked = row as unknown as RowOf<T>
  if (version !== undefined && versionColumn && column(locked, versionColumn) !== version)
    throw new Refusal('CONFLICT')
  return locked
}

/** The record as it is, without a lock. Refuses with NOT_FOUND what the scope cannot see. */
export async function readRow<S extends string, T extends TableName>(
  db: Db | Tx,
  lifecycle: Lifecycle<S, T>,
  which: Pick<Change<T>, 'scope' | 'id'>,
): Promise<RowOf<T>> {
  const row = await selectRow(db, lifecycle, which).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row as unknown as RowOf<T>
}

function selectRow<S extends string, T extends TableName>(
  db: Db | Tx,
  { table, idColumn }: Lifecycle<S, T>,
  { scope, id }: Pick<Change<T>, 'scope' | 'id'>,
) {
  const companyId = companyOf(scope)
  return db
    .selectFrom(asAny(table))
    .selectAll(asAny(table))
    .where(sql.ref(idColumn), '=', id)
    .$if(companyId !== undefined, (query) => query.where('uid', '=', companyId ?? ''))
}

export const stateOf = <S extends string, T extends TableName>(lifecycle: Lifecycle<S, T>, row: RowOf<T>) =>
  column(row, lifecycle.stateColumn ?? 'state') as S | null

export const column = (row: object, name: string): unknown => (row as Record<string, unknown>)[name]

/** Kysely cannot follow a table that is a variable: every such table has the columns that are used here. */
export const asAny = (table: TableName) => table as 'insurance_policies'
