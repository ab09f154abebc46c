import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import { areRecords, type NamedRecord, type RecordName } from '../../services/record-names.ts'

export type Subject = { companyId: string | null; subject: string; subjectId: string }

/** Each subject's name, under `<subject> <id>`. A subject that is not the named company's has none. */
export async function nameSubjects(
  { services }: Pick<Deps, 'services'>,
  db: Db | Tx,
  subjects: readonly Subject[],
): Promise<Map<string, RecordName>> {
  const namers = [
    ...services.map(({ info, nameRecords }) => [info.subject, nameRecords] as const),
    ['message_thread', nameThreads] as const,
  ]
  const names = new Map<string, RecordName>()
  for (const [subject, nameRecords] of namers) {
    const records = subjects
      .filter((one) => one.subject === subject)
      .map(({ companyId, subjectId }) => ({ companyId, id: subjectId }))
    if (records.length === 0) continue
    for (const [id, name] of await nameRecords(db, records)) names.set(`${subject} ${id}`, name)
  }
  return names
}

async function nameThreads(db: Db | Tx, records: readonly NamedRecord[]): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('message_threads as thread')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.thread_id', '=', 'thread.thread_id')
        .onRef('message.position', '=', 'thread.newest'),
    )
    .select(['thread.thread_id', 'thread.title', 'message.text'])
    .where(areRecords(records, 'thread.uid', 'thread.thread_id'))
    .execute()
  return new Map(
    rows.map(({ thread_id, title, text }) => [thread_id, { what: title, detail: text.slice(0, 200) }]),
  )
}
