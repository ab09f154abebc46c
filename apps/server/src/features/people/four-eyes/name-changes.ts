import type { Db, Tx } from '@tradelane/db'
import type { NamedRecord, RecordName } from '../../../entries/record-names.ts'

/** Changes for two people, by what they are about. */
export async function nameChanges(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('pending_changes')
    .select(['change_id', 'title', 'reason'])
    .where(
      'change_id',
      'in',
      records.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ change_id, title, reason }) => [change_id, { what: `Change of ${title}`, detail: reason }]),
  )
}
