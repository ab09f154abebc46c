import type { Db, Tx } from '@tradelane/db'

const prefix = 'administrator:'

/**
 * The names of administrators, by the actor that events and records keep (`administrator:…`); other actors are left out. For the back
 * office only: customers read "Tradelane".
 */
export async function namesOfAdministrators(
  db: Db | Tx,
  actors: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = actors.flatMap((actor) => (actor?.startsWith(prefix) ? actor.slice(prefix.length) : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('administrators')
    .select(['administrator_id', 'name'])
    .where('administrator_id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ administrator_id, name }) => [`${prefix}${administrator_id}`, name]))
}

/** All who work at the back office, by name. */
export async function listAdministrators(db: Db | Tx): Promise<{ administrator_id: string; name: string }[]> {
  return db
    .selectFrom('administrators')
    .select(['administrator_id', 'name'])
    .where('state', '=', 'active')
    .orderBy('name')
    .orderBy('administrator_id')
    .execute()
}

/** The rows with the name of the administrator in one of their columns; 'Tradelane' for what came with the product. */
export async function withNames<Column extends string, Row extends Record<Column, string>>(
  db: Db | Tx,
  rows: readonly Row[],
  column: Column,
): Promise<Row[]> {
  const names = await namesOfAdministrators(
    db,
    rows.map((row) => row[column]),
  )
  return rows.map((row) => ({ ...row, [column]: names.get(row[column]) ?? 'Tradelane' }))
}

/** The rows with the name of who saved them. */
export const withSavers = <Row extends { saved_by: string }>(db: Db | Tx, rows: readonly Row[]) =>
  withNames(db, rows, 'saved_by')
