import type { Database, Tx } from '@tradelane/db'
import { type Insertable, sql, type Updateable } from 'kysely'
import { actorOf, companyOf, requireCompany, type Scope } from '../access/scope.ts'
import { Refusal } from '../refusal.ts'
import { type EventActor, recordEvent } from './events.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'

type Change<T extends TableName> = {
  scope: Scope
  id: string
  /** The version that the caller saw. */
  version?: number | undefined
  /** When it happened: the provider's own time, where the provider did it. */
  at: Date
  /** When we write it down, where that is later. */
  now?: Date | undefined
  /** Who did it, where it was not the scope's own person. */
  by?: EventActor | undefined
  reason?: string | undefined
  /** What the event keeps beside the reason: figures and names for time line, notification and task. */
  facts?: Record<string, unknown> | undefined
  set?: Updateable<Database[T]>
}
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
  const moved = await writeRow(tx, lifecycle, row, change, { ...change.set, ...state })
  await writeEvent(tx, lifecycle, { ...change, row, from: current, to })
  return moved
}

/** Something happens to a record whose state stays: changes the row as `move` does, and writes the event. */
export async function note<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  { what, ...change }: Change<T> & { what: string },
): Promise<RowOf<T>> {
  const row = await lockRow(tx, lifecycle, change)
  const changed = await writeRow(tx, lifecycle, row, change, { ...change.set })
  await writeEvent(tx, lifecycle, { ...change, row, from: stateOf(lifecycle, row), to: what })
  return changed
}

/** Changes a record that nobody is to hear about, such as a draft: raises its version, and writes no event. */
export async function change<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  changed: Pick<Change<T>, 'scope' | 'id' | 'version' | 'at' | 'set'>,
): Promise<RowOf<T>> {
  const row = await lockRow(tx, lifecycle, changed)
  return writeRow(tx, lifecycle, row, changed, { ...changed.set })
}

type Beginning<S extends string, T extends TableName> = Omit<Change<T>, 'id' | 'set' | 'version'> & {
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

/** States and versions are compared once more by the database, which must find exactly the row that was locked. */
async function writeRow<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  row: RowOf<T>,
  { at, now = at }: Pick<Change<T>, 'at' | 'now'>,
  set: Record<string, unknown>,
): Promise<RowOf<T>> {
  const { table, idColumn, stateColumn = 'state', versionColumn, updatedColumn } = lifecycle
  const version = versionColumn === undefined ? 0 : Number(column(row, versionColumn))
  const written = {
    ...set,
    ...(versionColumn && { [versionColumn]: version + 1 }),
    ...(updatedColumn && { [updatedColumn]: now }),
  }
  if (Object.keys(written).length === 0) return row
  const changed = await tx
    .updateTable(asAny(table))
    .set(written as never)
    .where('uid', '=', (row as { uid: string }).uid)
    .where(sql.ref(idColumn), '=', column(row, idColumn))
    .where(sql.ref(stateColumn), 'is not distinct from', column(row, stateColumn))
    .$if(versionColumn !== undefined, (query) => query.where(sql.ref(String(versionColumn)), '=', version))
    .returningAll()
    .execute()
  const [only] = changed
  if (!only || changed.length > 1) throw new Error(`${table} ${column(row, idColumn)} changed under its lock`)
  return only as unknown as RowOf<T>
}

const stateOf = <S extends string, T extends TableName>(lifecycle: Lifecycle<S, T>, row: RowOf<T>) =>
  column(row, lifecycle.stateColumn ?? 'state') as S | null

const movesFrom = <S extends string, T extends TableName>(
  { states, first }: Lifecycle<S, T>,
  from: S | null,
): readonly S[] => (from === null ? first : states[from].moves)

type Written<T extends TableName> = Change<T> & { row: RowOf<T>; from: string | null; to: string }

async function writeEvent<S extends string, T extends TableName>(
  tx: Tx,
  { subject }: Lifecycle<S, T>,
  { scope, id, row, from, to, by, at, reason, facts }: Written<T>,
): Promise<void> {
  const after = { ...facts, ...(reason !== undefined && { reason }) }
  await recordEvent(tx, {
    companyId: (row as { uid: string }).uid,
    subject,
    subjectId: id,
    from,
    to,
    actor: by ?? actorOf(scope),
    at,
    ...(Object.keys(after).length > 0 && { after }),
  })
}

const column = (row: object, name: string): unknown => (row as Record<string, unknown>)[name]

/** Kysely cannot follow a table that is a variable: every such table has the columns that are used here. */
const asAny = (table: TableName) => table as 'insurance_policies'
