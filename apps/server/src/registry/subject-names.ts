import type { Db, Tx } from '@tradelane/db'
import type { RecordName } from '../entries/record-names.ts'
import type { ServiceEntry } from '../entries/service-entry.ts'
import { nameThreads } from '../features/inbox/messages/name-threads.ts'

export type Subject = { companyId: string | null; subject: string; subjectId: string }
type WithServices = { services: readonly Pick<ServiceEntry<never>, 'info' | 'nameRecords' | 'alsoNames'>[] }

/** Each subject's name, under `<subject> <id>`. A subject that is not the named company's has none. */
export async function nameSubjects(
  { services }: WithServices,
  db: Db | Tx,
  subjects: readonly Subject[],
): Promise<Map<string, RecordName>> {
  const namers = [
    ...services.flatMap(({ info, nameRecords, alsoNames = [] }) =>
      [info.subject, ...alsoNames].map((subject) => [subject, nameRecords] as const),
    ),
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
