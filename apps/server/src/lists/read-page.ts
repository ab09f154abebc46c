import type { Db } from '@tradelane/db'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { paginationOf } from './pagination.ts'

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
  /** The column, or the indexed expression, by which the newest comes first; those of one moment come by their id. */
  newest: string | RawBuilder<unknown>
  id: string
  /** The same rows for counting, where that needs fewer tables: a list counts a thousand records ahead. */
  counted?: ((atMost: number) => Expression<unknown>) | undefined
}

/** A page of a list, the newest first, and its position in the list. */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db,
  { limit, page }: Pick<ListFilter<string>, 'limit' | 'page'>,
  { matching, newest, id, counted }: List<DB, TB, Row>,
) {
  const [pagination, rows] = await Promise.all([
    paginationOf(
      db,
      { limit, page },
      counted ?? ((atMost) => matching.clearSelect().select(sql.lit(1).as('one')).limit(atMost)),
    ),
    matching
      .orderBy(typeof newest === 'string' ? sql.ref(newest) : newest, 'desc')
      .orderBy(sql.ref(id))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { rows, pagination }
}
