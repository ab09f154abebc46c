import type { Database, Tx } from '@tradelane/db'
import type { Insertable } from 'kysely'
import { requireCompany } from '../access/scope.ts'
import { Refusal } from '../refusal.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'
import { asAny, column } from './lock-row.ts'
import { type Change, writeEvent } from './write-event.ts'

export type Beginning<S extends string, T extends TableName> = Omit<
  Change<T>,
  'id' | 'set' | 'version' | 'locked'
> & {
  to: S
  values: Omit<Insertable<Database[T]>, 'uid' | 'state'>
}

/** Stores a new record in its first state and writes the event. The scope's company owns it. */
export async function begin<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  beginning: Beginning<S, T>,
): Promise<RowOf<T>> {
  const stored = await insertRow(tx, lifecycle, beginning, { orNothing: false })
  if (!stored) throw new Error(`${lifecycle.table}: nothing was stored`)
  return stored
}

/** The same for a record whose key is made from what it is for: undefined, and no event, where it is there already. */
export async function beginOnce<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  beginning: Beginning<S, T>,
): Promise<RowOf<T> | undefined> {
  return insertRow(tx, lifecycle, beginning, { orNothing: true })
}

async function insertRow<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  { to, values, ...change }: Beginning<S, T>,
  { orNothing }: { orNothing: boolean },
): Promise<RowOf<T> | undefined> {
  if (!lifecycle.first.includes(to)) throw new Refusal('ILLEGAL_STATE')
  const row = { ...values, uid: requireCompany(change.scope), [lifecycle.stateColumn ?? 'state']: to }
  const inserted = await tx
    .insertInto(asAny(lifecycle.table))
    .values(row as never)
    .$if(orNothing, (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .returningAll()
    .executeTakeFirst()
  if (!inserted) return undefined
  const stored = inserted as unknown as RowOf<T>
  const id = String(column(stored, lifecycle.idColumn))
  await writeEvent(tx, lifecycle, { ...change, id, row: stored, from: null, to })
  return stored
}
