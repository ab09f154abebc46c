import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { caseNumber, quoteCasePrefix, selectCases } from './cases.ts'

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

/** The requests in scope with this number, or with every word of the text in their title, newest first. */
export async function searchCases(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const number = readRecordNumber(quoteCasePrefix, text)
  const rows = await selectCases(db, scope)
    .where(({ or, eb }) =>
      or([containsParts(titleText, text), ...(number === undefined ? [] : [eb('number', '=', number)])]),
    )
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: 'quote_case',
    id: row.case_id,
    number: caseNumber(row),
    title: row.title,
    at: row.requested_at,
  }))
}

/** As the index `quote_cases_by_text` has it. */
const titleText = sql<string>`search_text(title)`
