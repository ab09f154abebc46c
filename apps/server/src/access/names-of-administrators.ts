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

/** The rows with the name of who saved them; 'Tradelane' for what came with the product. */
export async function withSavers<Row extends { saved_by: string }>(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<Row[]> {
  const names = await namesOfAdministrators(
    db,
    rows.map(({ saved_by }) => saved_by),
  )
  return rows.map((row) => ({ ...row, saved_by: names.get(row.saved_by) ?? 'Tradelane' }))
}
