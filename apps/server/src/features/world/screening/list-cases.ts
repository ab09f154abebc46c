import type { WireScreeningCase } from '@tradelane/contract/screening/calls'
import type { ScreenedSubject, ScreeningList } from '@tradelane/contract/screening/lists'
import type { CaseState } from '@tradelane/contract/screening/states'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'
import type { OfficeScope } from '../../../access/scope.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import type { WordPair } from './names/score-names.ts'

type CaseRow = Selectable<Database['screening_cases']>

export const selectCases = (db: Db | Tx) => db.selectFrom('screening_cases as found').selectAll('found')

/** A page of the matches, newest first. */
export async function listCases(db: Db, _office: OfficeScope, filter: ListFilter<CaseState>) {
  const { search = '', state } = filter
  const matching = selectCases(db).$if(state !== undefined, (query) =>
    query.where('found.state', '=', state ?? 'open'),
  )
  const { rows, pagination } = await readPage(db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findCases(search),
    newest: 'found.opened_at',
    id: 'found.case_id',
    joinsKeepRows: true,
  })
  return { cases: rows.map(toCase), pagination }
}

/** By number, company and both names. */
export const findCases = (search: string): Search => searchIn(searched, search)

const searched = {
  texts: ['found.searched'],
  id: 'found.case_id',
  found: (part: string) => [
    sql`select case_id from screening_cases where ${containsParts(sql`searched`, part)}`,
  ],
}

export const partsOf = ({ parts }: Pick<CaseRow, 'parts'>) =>
  parts as { name: string; matchedName: string; words: WordPair[] }

export function toCase(row: CaseRow) {
  const { name, matchedName } = partsOf(row)
  return {
    case_id: row.case_id,
    case_number: recordNumber('SC', row.number, row.opened_at),
    uid: row.uid,
    company_name: row.company_name,
    state: row.state,
    reason: row.state_reason,
    version: row.version,
    subject: row.subject as ScreenedSubject,
    name,
    matched_name: matchedName,
    list: row.list as ScreeningList,
    score: Number(row.score),
    opened_at: row.opened_at,
    due_at: row.due_at,
  } satisfies Record<keyof WireScreeningCase, unknown>
}
