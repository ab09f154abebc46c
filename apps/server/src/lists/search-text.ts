import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { type RawBuilder, sql } from 'kysely'
import { piecesOf } from './search-pieces.ts'

/** Shorter than this there is no trigram in the middle of a word: such a text is searched at the beginnings of words, which Chinese does not part. */
const leastPart = 3

/** What stands between spaces, without those that have signs alone. */
export const partsOf = (search: string): string[] =>
  search.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))

const isLong = (part: string): boolean =>
  part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim().length >= leastPart || piecesOf(part).length > 0

/** Whether every part is long enough to be found inside a word. */
export const hasLongParts = (search: string): boolean => partsOf(search).every(isLong)

/**
 * Condition for `where`: every part of the search is in the text, in any order; signs do not count. `text` is an expression with an index
 * of trigrams, made by `search_text`. A search of signs alone finds nothing.
 */
export function containsParts(text: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const parts = partsOf(search)
  if (parts.length === 0) return sql<boolean>`false`
  const found = parts.map((part) => {
    const before = isLong(part) ? '%' : '% '
    return sql`${text} like ${before}::text || btrim(search_text(${part}::text)) || '%'`
  })
  return sql<boolean>`(${sql.join(found, sql` and `)})`
}

/** A search as a part of a pattern for `like`: in the same letters as `search_fold` makes of a column. */
export const foldedPart = (search: string): string => foldSearch(search).replace(/[\\%_]/g, '\\$&')

/** Condition for `where`: the search is part of the text. Marks, capitals and other spellings of a letter do not count; signs do. */
export function hasText(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const part = foldedPart(search)
  // A mark without a letter is no search for everything.
  if (part === '' && search !== '') return sql<boolean>`false`
  return sql<boolean>`search_fold(${text}) like ${`%${part}%`}`
}

/** Condition for `where`: every word of the search is part of the text, as in `hasText`. An empty search finds everything. */
export function everyWordIn(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const found = words.map((word) => hasText(text, word))
  return sql<boolean>`(${sql.join([sql`true`, ...found], sql` and `)})`
}

/** As the index `users_by_text` has it. */
export const personText = (table: string): RawBuilder<string> =>
  sql<string>`search_text(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)} || ' ' || ${sql.ref(`${table}.work_email`)} || ' ' || ${sql.ref(`${table}.company_phone_number`)})`
