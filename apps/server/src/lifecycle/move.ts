import { named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import { notedEvent, recordEvent, type StateChange } from './events.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'
import { asAny, column, lockRow, stateOf } from './lock-row.ts'
import { type Change, eventOf } from './write-event.ts'

type Move<S extends string, T extends TableName> = Change<T> & {
  /** The state that the caller saw; left out where the row's own state counts. */
  from?: S | null
  to: S
}

/**
 * Moves a record to another state and writes the event, in the caller's transaction. Locks the row, so of two at once the second sees
 * what the first has done. Answers the row as it is afterwards. Refuses with NOT_FOUND what the scope cannot see, with CONFLICT another
 * version than the caller saw, and with ILLEGAL_STATE what the states do not allow.
 */
export async function move<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  { from, to, ...change }: Move<S, T>,
): Promise<RowOf<T>> {
  const row = await lockRow(tx, lifecycle, change)
  const current = stateOf(lifecycle, row)
  if (from !== undefined && current !== from) throw new Refusal('ILLEGAL_STATE')
  const message = lifecycle.blockedBy?.(row, to)
  if (message !== undefined) throw new Refusal('ILLEGAL_STATE', { message })
  if (!movesFrom(lifecycle, current).includes(to)) throw new Refusal('ILLEGAL_STATE')
  const { stateColumn = 'state', reasonColumn } = lifecycle
  const state = { [stateColumn]: to, ...(reasonColumn && { [reasonColumn]: change.reason ?? null }) }
  const event = eventOf(lifecycle, { ...change, row, from: current, to })
  return writeRow(tx, lifecycle, row, change, { ...change.set, ...state }, event)
}

/**
 * The same for an outcome that several may bring, such as a request and its job. Undefined, and nothing is changed, where the record has
 * left `from` already: the second has nothing left to do.
 */
export async function moveOnce<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  once: Move<S, T> & { from: S },
): Promise<RowOf<T> | undefined> {
  const locked = await lockRow(tx, lifecycle, once)
  return stateOf(lifecycle, locked) === once.from ? move(tx, lifecycle, { ...once, locked }) : undefined
}

/** Something happens to a record whose state stays: changes the row as `move` does, and writes the event. */
export async function note<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  { what, ...change }: Change<T> & { what: string },
): Promise<RowOf<T>> {
  const row = await lockRow(tx, lifecycle, change)
  const event = eventOf(lifecycle, { ...change, row, from: stateOf(lifecycle, row), to: what })
  return writeRow(tx, lifecycle, row, change, { ...change.set }, event)
}

/** Changes a record silently, such as a draft: raises its version, and writes no event. */
export async function change<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  changed: Pick<Change<T>, 'scope' | 'id' | 'version' | 'at' | 'set'>,
): Promise<RowOf<T>> {
  const row = await lockRow(tx, lifecycle, changed)
  return writeRow(tx, lifecycle, row, changed, { ...changed.set })
}

/**
 * States and versions are compared once more by the database, which must find exactly the row that was locked. The same statement writes the
 * event.
 */
async function writeRow<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  row: RowOf<T>,
  { at }: Pick<Change<T>, 'at'>,
  set: Record<string, unknown>,
  event?: StateChange,
): Promise<RowOf<T>> {
  const { table, idColumn, stateColumn = 'state', versionColumn, updatedColumn } = lifecycle
  const version = versionColumn === undefined ? 0 : Number(column(row, versionColumn))
  const written = {
    ...set,
    ...(versionColumn && { [versionColumn]: version + 1 }),
    ...(updatedColumn && { [updatedColumn]: at }),
  }
  if (Object.keys(written).length === 0) {
    if (event) await recordEvent(tx, event)
    return row
  }
  const noting = event ? tx.with('noted', (qc) => qc.insertInto('events').values(notedEvent(tx, event))) : tx
  const changed = await noting
    .updateTable(asAny(table))
    .set(written as never)
    .where('uid', '=', (row as { uid: string }).uid)
    .where(sql.ref(idColumn), '=', column(row, idColumn))
    .where(sql.ref(stateColumn), 'is not distinct from', column(row, stateColumn))
    .$if(versionColumn !== undefined, (query) => query.where(sql.ref(String(versionColumn)), '=', version))
    .returningAll(asAny(table))
    .$if(lifecycle.isHot === true, (query) => query.modifyEnd(named))
    .execute()
  const [only] = changed
  if (!only || changed.length > 1) throw new Error(`${table} ${column(row, idColumn)} changed under its lock`)
  return only as unknown as RowOf<T>
}

const movesFrom = <S extends string, T extends TableName>(
  { states, first }: Lifecycle<S, T>,
  from: S | null,
): readonly S[] => (from === null ? first : states[from].moves)
