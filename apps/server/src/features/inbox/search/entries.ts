import type { Database, Db } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import { companyOf, type Scope } from '../../../access/scope.ts'
import { firstFound, type Search, searchIn } from '../../../lists/choose-search.ts'
import { piecesOf } from '../../../lists/search-pieces.ts'
import { containsParts } from '../../../lists/search-text.ts'

export type Entry = Pick<
  Selectable<Database['search_entries']>,
  'record_id' | 'kind' | 'uid' | 'number' | 'title'
>

const columns = ['entry.record_id', 'entry.kind', 'entry.uid', 'entry.number', 'entry.title'] as const

/** What the scope may find. */
const entriesIn = (db: Db, scope: Scope) => {
  const companyId = companyOf(scope)
  const all = db.selectFrom('search_entries as entry')
  return companyId === undefined
    ? all.where('entry.is_for_office', '=', true)
    : all.where('entry.uid', '=', companyId).where('entry.is_for_customer', '=', true)
}

/** A number as it is typed, without its signs; undefined for a text that is none. */
export function numberKey(text: string): string | undefined {
  const key = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return /\d/.test(key) && key.length >= leastKey ? key : undefined
}
const leastKey = 3

/** Records with a number that begins so, each with that number, in their order: the number itself comes first. */
export const listNumbered = (
  db: Db,
  scope: Scope,
  key: string,
  limit: number,
): Promise<(Entry & { key: string })[]> =>
  entriesIn(db, scope)
    .innerJoin('search_numbers as known', 'known.record_id', 'entry.record_id')
    .select(columns)
    .select('known.key')
    .where('known.key', 'like', `${key}%`)
    .orderBy('known.key')
    .orderBy('entry.made_at', 'desc')
    .limit(limit)
    .execute()

/** Records with every part of a text, newest first. `isParty`: companies, people, partners and vendors, or all others. */
export async function listMatching(
  db: Db,
  scope: Scope,
  { text, isParty, limit }: { text: string; isParty: boolean; limit: number },
): Promise<Entry[]> {
  const ordered = entriesIn(db, scope)
    .where('entry.is_party', '=', isParty)
    .select(columns)
    .orderBy('entry.made_at', 'desc')
    .orderBy('entry.record_id')
  return firstFound(db, ordered, { search: searchEntries(scope, text, isParty), limit })
}

/** For the back office, a record is found by the name of its company too; people and partners only by their own. */
function searchEntries(scope: Scope, text: string, isParty: boolean): Search {
  const companyId = companyOf(scope)
  const visible =
    companyId === undefined ? sql`is_for_office` : sql`uid = ${companyId}::uuid and is_for_customer`
  const found = (part: string) =>
    sql`select record_id from search_entries where ${visible} and ${withPieces(part)} and ${containsParts(sql`searched`, part)}`
  const own = { id: 'entry.record_id', texts: ['entry.searched'], found: (part: string) => [found(part)] }
  if (companyId !== undefined || isParty) return searchIn(own, text)
  const ofCompanies = (part: string) =>
    sql`select record_id from search_entries where ${visible} and ${isOfCompany(part)}`
  return searchIn(
    {
      ...own,
      texts: [...own.texts, searchedOfCompany('entry.uid')],
      found: (part) => [found(part), ofCompanies(part)],
    },
    text,
  )
}

/** The index of company names has nothing so short as two letters of Chinese, Japanese or Korean: those are found by the companies' own entries. */
const isOfCompany = (part: string) =>
  piecesOf(part).length === 0
    ? isCompanyFound('uid', part)
    : sql`uid in (select company.uid from search_entries as company
        where company.kind = 'company' and ${withPieces(part)} and ${containsParts(searchedOfCompany('company.uid'), part)})`

/** Two letters of Chinese, Japanese or Korean have an index of their own, of those that have any. */
function withPieces(part: string) {
  const pieces = piecesOf(part)
  return pieces.length === 0 ? sql`true` : sql`pieces <> '{}' and pieces @> ${pieces}::text[]`
}
