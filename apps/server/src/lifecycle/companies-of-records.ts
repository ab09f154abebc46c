import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** The company of each record, under `<subject>:<id>`, by its events. For the books alone: it is not scoped to a tenant. */
export async function companiesOfRecords(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map()
  const [kinds, ids] = [0, 1].map((part) => subjects.map((subject) => subject.split(':')[part] ?? ''))
  const { rows } = await sql<{ subject: string; uid: string }>`
    select distinct asked.kind || ':' || asked.id as subject, events.uid
      from unnest(${kinds}::text[], ${ids}::text[]) as asked (kind, id)
      join events on events.subject = asked.kind and events.subject_id = asked.id and events.uid is not null`.execute(
    db,
  )
  return new Map(rows.map(({ subject, uid }) => [subject, uid]))
}
