import type { Db, Tx } from '@tradelane/db'

/** The names of administrators, by id: for the back office only. Customers read "Tradelane". */
export async function namesOfAdministrators(
  db: Db | Tx,
  administratorIds: readonly string[],
): Promise<Map<string, string>> {
  if (administratorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('administrators')
    .select(['administrator_id', 'name'])
    .where('administrator_id', 'in', administratorIds)
    .execute()
  return new Map(rows.map(({ administrator_id, name }) => [administrator_id, name]))
}
