import type { Db } from '@tradelane/db'
import { type KyselyPlugin, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { chooseSearch, type Search } from './choose-search.ts'
import { mostCounted, mostCountedAhead, paginationOf, paginationWhere } from './pagination.ts'

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
  if (!search && keptId !== undefined) return readByIds(db, page, ordered, keptId)
  const chosen = search && (await chooseSearch(db, ordered, { search, wanted: mostCounted(page) }))
  const listed = chosen ? ordered.where(chosen.condition) : ordered
  const [pagination, rows] = await Promise.all([
    chosen?.counted !== undefined
      ? paginationWhere(page, chosen.counted)
      : paginationOf(db, page, (atMost) =>
          listed.clearOrderBy().clearSelect().select(sql.lit(1).as('one')).limit(atMost),
        ),
    listed
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute(),
  ])
  return { rows, pagination }
}

/**
 * Passes the rows before the page by an index alone, once, and joins only those of the page: a page far behind would join everything before it, and
 * the count would again.
 */
async function readByIds<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  ordered: SelectQueryBuilder<DB, TB, Row>,
  keptId: string,
) {
  const passed = (page.page - 1) * page.limit
  const id = sql<string>`${sql.ref(keptId)}`
  const ids = ordered.withPlugin(withoutJoins).clearSelect().select(id.as('id'))
  const answer = await sql<{ ids: string[]; counted: bigint }>`
    with ahead as materialized ${ids.offset(passed).limit(mostCountedAhead + 1)}
    select array(select id::text from ahead limit ${page.limit}) as ids, (select count(*) from ahead) as counted`.execute(
    db,
  )
  const { ids: ofPage = [], counted = 0n } = answer.rows[0] ?? {}
  if (ofPage.length === 0)
    return {
      rows: [],
      pagination: await paginationOf(db, page, () => ids.clearOrderBy().limit(passed)),
    }
  return {
    rows: await ordered.where(id, 'in', ofPage).execute(),
    pagination: paginationWhere(page, passed + Number(counted)),
  }
}

const withoutJoins: KyselyPlugin = {
  transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? { ...node, joins: [] } : node),
  transformResult: async ({ result }) => result,
}
