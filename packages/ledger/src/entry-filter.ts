import { type RawBuilder, sql } from 'kysely'

/** The filter of entries; undefined fields do not filter. */
export type EntryFilter = {
  /** The subject's prefix, as in 'simple_payment:'. */
  subjectStart?: string | undefined
  direction?: 'in' | 'out' | undefined
  /** Minor units, in either direction. */
  least?: bigint | undefined
  most?: bigint | undefined
  /** Matches the description, ignoring case, or one of the named subjects. */
  text?: string | undefined
  subjects?: readonly string[] | undefined
}

/** A condition on `ledger_entries e` and `ledger_journals j`. */
export function entryCondition(filter: EntryFilter): RawBuilder<boolean> {
  const { subjectStart, direction, least, most, text, subjects = [] } = filter
  const conditions = [
    ...(subjectStart === undefined ? [] : [sql<boolean>`starts_with(j.subject, ${subjectStart})`]),
    ...(direction === undefined ? [] : [sql<boolean>`(e.amount > 0) = ${direction === 'in'}`]),
    ...(least === undefined ? [] : [sql<boolean>`abs(e.amount) >= ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`abs(e.amount) <= ${most}`]),
    ...(text === undefined ? [] : [sql<boolean>`(${describes(text)} or j.subject = any(${subjects}))`]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const describes = (text: string) => sql<boolean>`strpos(lower(j.description), lower(${text})) > 0`

export const isFiltered = (filter: EntryFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)
