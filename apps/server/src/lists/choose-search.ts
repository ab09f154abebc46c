import type { Db } from '@tradelane/db'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { containsParts, partsOf } from './search-text.ts'

/**
 * A search as a condition for `where`, in two forms that find the same. By row it compares the texts of each row that is looked at: fast where
 * much is found, since a list ends early. By index it reads the ids of what is found first: fast where little is found. With both forms it needs no joins.
 */
export type Search = {
  byRow: RawBuilder<boolean>
  byIndex?: RawBuilder<boolean> | undefined
  /** Of each part by itself, where every part has to be found. */
  parts?: readonly Record<'byRow' | 'byIndex', RawBuilder<boolean>>[]
}

type Searched = {
  /** The texts of a row, made by `search_text`, each with an index of trigrams. That of another table is a query, run where those before it lack the part. */
  texts: readonly (string | RawBuilder<string>)[]
  /** The id of a row, as a column of the list's query. */
  id: string
  /** Queries of the ids that have a part, one for each text, so that each uses its own index: `or` would read all records. */
  found: (part: string) => readonly RawBuilder<unknown>[]
}

/** Every part of the search is in one of the texts; signs do not count. A search of signs alone finds nothing. */
export function searchIn({ texts, id, found }: Searched, search: string): Search {
  const parts = partsOf(search)
  if (parts.length === 0) return { byRow: sql<boolean>`false` }
  const each = parts.map((part) => {
    const has = texts.map((text) => containsParts(typeof text === 'string' ? sql.ref(text) : text, part))
    return {
      byRow: sql<boolean>`(${sql.join(has, sql` or `)})`,
      byIndex: sql<boolean>`${sql.ref(id)} in (${sql.join(found(part), sql` union all `)})`,
    }
  })
  return {
    byRow: every(each.map(({ byRow }) => byRow)),
    byIndex: every(each.map(({ byIndex }) => byIndex)),
    parts: each,
  }
}

const every = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`

const sample = 100
const mostWalked = 20_000
/**
 * Of the sample. With fewer, what is wanted would hardly be among the rows that are walked: a fifth more than its share, since a sample errs. A page
 * far behind is never among them.
 */
const leastInSample = (wanted: number): number => Math.max(6, (1.2 * wanted * sample) / mostWalked)

/** Which of the found rows, by their ids. */
type OfPage = { id: RawBuilder<string>; passed: number; limit: number }
type Walked = { counted?: number; ids?: string[] | null }

/**
 * The form of the search that finds so many rows of a list sooner, and how many it found where it has counted them, with the ids `ofPage`. `ordered` is
 * the list in the order of an index: its first rows say how common the text is, and if these mislead, the walk ends.
 */
export async function chooseSearch<DB, TB extends keyof DB, Row>(
  db: Db,
  ordered: SelectQueryBuilder<DB, TB, Row>,
  { search, wanted, ofPage }: { search: Search; wanted: number; ofPage?: OfPage | undefined },
): Promise<Walked & { condition: RawBuilder<boolean> }> {
  const { byRow, byIndex, parts = [] } = search
  if (!byIndex) return { condition: byRow }
  const { id, passed, limit } = ofPage ?? { id: sql<string>`null::uuid`, passed: 0, limit: 0 }
  // The condition is a column of the rows that are walked: as one of `where`, PostgreSQL may take it for rare, and look at all rows.
  const walkFirst = async (rows: number): Promise<Walked> => {
    const columns = [byRow.as('is_found'), id.as('id')]
    const first = ordered.clearSelect().select(columns).limit(rows)
    const answer = await sql<Walked>`
      select count(*)::int as counted, (array_agg(id))[${passed + 1}:${passed + limit}]::text[] as ids
        from (select id from ${first} as first where is_found limit ${wanted}) as found`.execute(db)
    return answer.rows[0] ?? {}
  }
  const sampled = await walkFirst(sample)
  const isCommon = (sampled.counted ?? 0) >= leastInSample(wanted)
  const walked = isCommon && sampled.counted !== wanted ? await walkFirst(mostWalked) : sampled
  if (walked.counted === wanted) return { condition: byRow, ...walked }
  return { condition: (await rareByIndex(db, ordered, parts)) ?? byIndex }
}

/**
 * Of several parts, those that the sample has would lead to many ids: "kestrel trading ltd" to those of every company. Only the rarest part is
 * looked for by index, and the common ones in the rows that it finds. Undefined where no part but the rarest is common.
 */
async function rareByIndex<DB, TB extends keyof DB, Row>(
  db: Db,
  ordered: SelectQueryBuilder<DB, TB, Row>,
  parts: NonNullable<Search['parts']>,
): Promise<RawBuilder<boolean> | undefined> {
  if (parts.length < 2) return
  const has = parts.map(({ byRow }, index) => byRow.as(`has_${index}`))
  const counts = parts.map((_, index) => sql`count(*) filter (where ${sql.ref(`has_${index}`)})`)
  const { rows } = await sql<{ counts: string[] }>`select array[${sql.join(counts)}]::text[] as counts
    from ${ordered.clearSelect().select(has).limit(sample)} as first`.execute(db)
  const found = (rows[0]?.counts ?? []).map(Number)
  const rarest = found.indexOf(Math.min(...found))
  const isCommon = (index: number) => index !== rarest && (found[index] ?? 0) > 0
  if (!parts.some((_, index) => isCommon(index))) return
  return every(parts.map(({ byRow, byIndex }, index) => (isCommon(index) ? byRow : byIndex)))
}

/** The first rows of an ordered list that the search finds. */
export async function firstFound<DB, TB extends keyof DB, Row>(
  db: Db,
  ordered: SelectQueryBuilder<DB, TB, Row>,
  { search, limit }: { search: Search; limit: number },
) {
  const { condition } = await chooseSearch(db, ordered, { search, wanted: limit })
  return ordered.where(condition).limit(limit).execute()
}
