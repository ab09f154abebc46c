import { sql } from 'kysely'

export type Subject = { companyId: string | null; subject: string; subjectId: string }
export type SubjectName = { what: string; detail: string }
/** Each under `<subject> <id>`. */
export type Named = readonly (readonly [string, SubjectName])[]

/** The company goes with every id: a name is told to nobody else. */
export function pairsOf(subjects: readonly Subject[], company: string, id: string) {
  const companyIds = subjects.map((one) => one.companyId)
  const ids = subjects.map((one) => one.subjectId)
  return sql`(${sql.ref(company)}, ${sql.ref(id)}) in
    (select * from unnest(${companyIds}::uuid[], ${ids}::uuid[]))`
}
