import type { Db } from '@tradelane/db'
import { type KyselyPlugin, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { chooseSearch, type Search } from './choose-search.ts'
import {
  mostCounted,
  mostCountedAhead,
  mostFoundAhead,
  pagesOf,
  paginationOf,
  paginationWhere,
} from './pagination.ts'

/** What every list of records can be asked for. */
export type ListFilter<State extends string> = {
  limit: number
  page: number
  search?: string | undefined
  state?: State | undefined
}

type List<DB, TB extends keyof DB, Row> = {
  /** Everything that is listed, unordered. */
  matching: SelectQueryBuilder<DB, TB, Row>
  /** What of it is found, where something is searched for. */
  search?: Search | undefined
  /** The column, or the indexed expression, by which the newest comes first; those of one moment come by their id. */
  newest: string | RawBuilder<unknown>
  id: string
  /** Every join keeps each row, and keeps it once; conditions and order are those of the first table. */
  joinsKeepRows?: boolean | undefined
}

/** A page of a list, the newest first, and its position in the list. */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Pick<ListFilter<string>, 'limit' | 'page'>,
  { matching, search, newest, id, joinsKeepRows }: List<DB, TB, Row>,
) {
  const ordered = matching
    .orderBy(typeof newest === 'string' ? sql.ref(newest) : newest, 'desc')
    .orderBy(sql.ref(id))
  return readOrdered(db, page, { ordered, search, keptId: joinsKeepRows ? id : undefined })
}

type Ordered<DB, TB extends keyof DB, Row> = {
  /** Everything that is listed, in the order of an index. */
  ordered: SelectQueryBuilder<DB, TB, Row>
  search?: Search | undefined
  /** The id of a row, where `joinsKeepRows`. */
  keptId?: string | undefined
}

type Page = Pick<ListFilter<string>, 'limit' | 'page'>

/** The same of a list in an order of its own. */
export async function readOrdered<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  { ordered, search, keptId }: Ordered<DB, TB, Row>,
) {
  if (!search)
    return keptId === undefined
      ? readJoined(db, page, { listed: ordered, ahead: mostCountedAhead })
      : readByIds(db, page, { ordered, passing: ordered, keptId, ahead: mostCountedAhead })
  const ahead = mostFoundAhead
  const { condition, counted } = await chooseSearch(db, ordered, { search, wanted: mostCounted(page, ahead) })
  const listed = ordered.where(condition)
  // By index the condition is of ids alone, so that it needs no join either.
  return keptId !== undefined && condition === search.byIndex
    ? readByIds(db, page, { ordered, passing: listed, keptId, ahead })
    : readJoined(db, page, { listed, counted, ahead })
}

/** Count and rows by one query each, with all joins. */
async function readJoined<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  {
    listed,
    counted,
    ahead,
  }: { listed: SelectQueryBuilder<DB, TB, Row>; counted?: number | undefined; ahead: number },
) {
  const count = (atMost: number) =>
    listed.clearOrderBy().clearSelect().select(sql.lit(1).as('one')).limit(atMost)
  const [pagination, rows] = await Promise.all([
    counted === undefined ? paginationOf(db, page, count, ahead) : paginationWhere(page, counted, ahead),
    listed
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
  ])
  return { rows, pagination }
}

/**
 * Passes the rows before the page without joins, an unsearched list by an index alone, once, and joins only those of the page: a page far behind would
 * join everything before it, and the count would again.
 */
async function readByIds<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  {
    ordered,
    passing,
    keptId,
    ahead,
  }: Record<'ordered' | 'passing', SelectQueryBuilder<DB, TB, Row>> & { keptId: string; ahead: number },
) {
  const passed = (page.page - 1) * page.limit
  const id = sql<string>`${sql.ref(keptId)}`
  const ids = passing.withPlugin(withoutJoins).clearSelect().select(id.as('id'))
  const answer = await sql<{ ids: string[]; counted: bigint }>`
    with ahead as materialized ${ids.offset(passed).limit(ahead + 1)}
    select array(select id::text from ahead limit ${page.limit}) as ids, (select count(*) from ahead) as counted`.execute(
    db,
  )
  const { ids: ofPage = [], counted = 0n } = answer.rows[0] ?? {}
  if (ofPage.length === 0)
    return {
      rows: [],
      pagination:
        passed === 0
          ? pagesOf(page, 0)
          : await paginationOf(db, page, () => ids.clearOrderBy().limit(passed), ahead),
    }
  return {
    rows: await ordered.where(id, 'in', ofPage).execute(),
    pagination: paginationWhere(page, passed + Number(counted), ahead),
  }
}

const withoutJoins: KyselyPlugin = {
  transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? { ...node, joins: [] } : node),
  transformResult: async ({ result }) => result,
}
