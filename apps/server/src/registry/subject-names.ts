import type { Db, Tx } from '@tradelane/db'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import type { RecordName } from '../entries/record-names.ts'

export type Subject = { companyId: string | null; subject: string; subjectId: string }
type WithNames = { features: readonly Pick<FeatureEntry<never>, 'nameRecords'>[] }

/** Each subject's name, under `<subject> <id>`. A subject that is not the named company's has none. */
export async function nameSubjects(
  { features }: WithNames,
  db: Db | Tx,
  subjects: readonly Subject[],
): Promise<Map<string, RecordName>> {
  const namers = features.flatMap(({ nameRecords = {} }) => Object.entries(nameRecords))
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
