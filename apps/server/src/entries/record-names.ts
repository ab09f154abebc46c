import { type RawBuilder, sql } from 'kysely'

/** A record that somebody asks the name of, with the company that it belongs to. */
export type NamedRecord = { companyId: string | null; id: string }
/** "Insurance IN-2026-000123", and "50,000.00 USD, Mumbai to Hamburg". */
export type RecordName = { what: string; detail: string }

/** Condition for `where`: the rows of these records, each only for its own company. */
export function areRecords(
  records: readonly NamedRecord[],
  company: string,
  id: string,
): RawBuilder<boolean> {
  const companyIds = records.map((one) => one.companyId)
  const ids = records.map((one) => one.id)
  return sql<boolean>`(${sql.ref(company)}, ${sql.ref(id)}) in
    (select * from unnest(${companyIds}::uuid[], ${ids}::uuid[]))`
}
