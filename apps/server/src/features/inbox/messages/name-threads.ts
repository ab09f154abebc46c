import type { Db, Tx } from '@tradelane/db'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'

/** The titles of threads. What was written is in the event, because a thread's newest message is another one later. */
export async function nameThreads(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('message_threads')
    .select(['thread_id', 'title'])
    .where(areRecords(records, 'uid', 'thread_id'))
    .execute()
  return new Map(rows.map(({ thread_id, title }) => [thread_id, { what: title, detail: '' }]))
}
