import type { Db, Tx } from '@tradelane/db'
import type { NamedRecord, RecordName } from '../../../entries/record-names.ts'

/** By name, also those who have left: what they did keeps it. */
export async function nameAdministrators(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('administrators')
    .select(['administrator_id', 'name', 'email'])
    .where(
      'administrator_id',
      'in',
      records.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ administrator_id, name, email }) => [administrator_id, { what: name, detail: email }]),
  )
}
