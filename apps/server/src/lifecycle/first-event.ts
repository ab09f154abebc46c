import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** When the first of these records of a company began; undefined where none has an event. One look at the index for each. */
export async function firstEventOf(
  db: Db,
  companyId: string,
  records: readonly { subject: string; id: string }[],
): Promise<Date | undefined> {
  const [subjects, ids] = [records.map(({ subject }) => subject), records.map(({ id }) => id)]
  const { rows } = await sql<{ at: Date | null }>`
    select min(first.at) as at
      from unnest(${subjects}::text[], ${ids}::text[]) as record (subject, id),
           lateral (select at from events
                     where events.subject = record.subject and events.subject_id = record.id and events.uid = ${companyId}
                     order by event_id limit 1) first`.execute(db)
  return rows[0]?.at ?? undefined
}
