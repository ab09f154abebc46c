import type { Db } from '@tradelane/db'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { chooseSearch, type Search } from './choose-search.ts'
import { mostCounted, paginationOf, paginationWhere } from './pagination.ts'

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
  /** The same rows for counting, where that needs fewer tables: a list counts a thousand records ahead. */
  counted?: ((atMost: number) => Expression<unknown>) | undefined
}

/** A page of a list, the newest first, and its position in the list. */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Pick<ListFilter<string>, 'limit' | 'page'>,
  { matching, search, newest, id, counted }: List<DB, TB, Row>,
) {
  const ordered = matching
    .orderBy(typeof newest === 'string' ? sql.ref(newest) : newest, 'desc')
    .orderBy(sql.ref(id))
  return readOrdered(db, page, { ordered, search, counted })
}

type Ordered<DB, TB extends keyof DB, Row> = {
  /** Everything that is listed, in the order of an index. */
  ordered: SelectQueryBuilder<DB, TB, Row>
} & Pick<List<DB, TB, Row>, 'search' | 'counted'>

/** The same of a list in an order of its own. */
export async function readOrdered<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Pick<ListFilter<string>, 'limit' | 'page'>,
  { ordered, search, counted }: Ordered<DB, TB, Row>,
) {
  const chosen = search && (await chooseSearch(db, ordered, { search, wanted: mostCounted(page) }))
  const listed = chosen ? ordered.where(chosen.condition) : ordered
  const [pagination, rows] = await Promise.all([
    chosen?.counted !== undefined
      ? paginationWhere(page, chosen.counted)
      : paginationOf(
          db,
          page,
          counted ??
            ((atMost) => listed.clearOrderBy().clearSelect().select(sql.lit(1).as('one')).limit(atMost)),
        ),
    listed
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
  ])
  return { rows, pagination }
}
