import type { Db, Tx } from '@tradelane/db'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { caseNumber } from './cases.ts'

export async function nameCases(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('quote_cases')
    .select(['case_id', 'number', 'requested_at', 'title'])
    .where(areRecords(records, 'uid', 'case_id'))
    .execute()
  return new Map(rows.map((row) => [row.case_id, { what: `Request ${caseNumber(row)}`, detail: row.title }]))
}
