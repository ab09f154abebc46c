import type { Db } from '@tradelane/db'
import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type RawBuilder,
  SelectionNode,
  type SelectQueryBuilder,
  type SelectQueryNode,
  sql,
} from 'kysely'
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
  /** The id of a row and the last of the order, where `joinsKeepRows`. */
  keptId?: string | undefined
}

type Page = Pick<ListFilter<string>, 'limit' | 'page'>

/** The same of a list in an order of its own. */
export async function readOrdered<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  { ordered, search, keptId }: Ordered<DB, TB, Row>,
) {
  const ahead = search ? mostFoundAhead : mostCountedAhead
  if (keptId === undefined || (search && !search.byIndex)) {
    const wanted = mostCounted(page, ahead)
    const { condition, counted } = search ? await chooseSearch(db, ordered, { search, wanted }) : {}
    return readJoined(db, page, { listed: condition ? ordered.where(condition) : ordered, counted, ahead })
  }
  return readByIds(db, page, { ordered, search, id: sql<string>`${sql.ref(keptId)}`, ahead })
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

type Listed<DB, TB extends keyof DB, Row> = {
  ordered: SelectQueryBuilder<DB, TB, Row>
  search?: Search | undefined
  id: RawBuilder<string>
  ahead: number
}

/**
 * Passes the rows before the page without joins, an unsearched list by an index alone, once, and joins only those of the page: a page far behind would
 * join everything before it, and the count would again.
 */
async function readByIds<DB, TB extends keyof DB, Row>(
  db: Db,
  page: Page,
  { ordered, search, id, ahead }: Listed<DB, TB, Row>,
) {
  const passing = ordered.withPlugin(withoutJoins)
  const wanted = mostCounted(page, ahead)
  const passed = wanted - ahead - 1
  const chosen =
    search && (await chooseSearch(db, passing, { search, wanted, ofPage: { id, passed, limit: page.limit } }))
  const rowsOf = (ids: readonly string[]) => ordered.where(id, 'in', ids).execute()
  if (chosen?.ids)
    return { rows: await rowsOf(chosen.ids), pagination: paginationWhere(page, chosen.counted ?? 0, ahead) }
  const listed = chosen ? passing.where(chosen.condition) : passing
  const ids = listed.withPlugin(asInIndex).clearSelect().select(id.as('id'))
  const answer = await sql<{ ids: string[] | null; counted: bigint }>`
    select (array_agg(id))[:${page.limit}]::text[] as ids, count(*) as counted
      from ${ids.offset(passed).limit(ahead + 1)} as ahead`.execute(db)
  const { ids: ofPage, counted = 0n } = answer.rows[0] ?? {}
  if (!ofPage)
    return {
      rows: [],
      pagination:
        passed === 0
          ? pagesOf(page, 0)
          : await paginationOf(db, page, () => ids.clearOrderBy().limit(passed), ahead),
    }
  return { rows: await rowsOf(ofPage), pagination: paginationWhere(page, passed + Number(counted), ahead) }
}

const changed = (change: (node: SelectQueryNode) => Partial<SelectQueryNode>): KyselyPlugin => ({
  transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? { ...node, ...change(node) } : node),
  transformResult: async ({ result }) => result,
})

const withoutJoins = changed(() => ({ joins: [] }))

/** With all columns of an index, in its order, PostgreSQL passes its entries as they are. To pick the last of them it takes a tenth longer. */
const asInIndex = changed(({ selections = [], orderBy }) => ({
  selections: [
    ...(orderBy?.items ?? []).slice(0, -1).map((item, index) => {
      const alias = IdentifierNode.create(`order_${index}`)
      return SelectionNode.create(AliasNode.create(item.orderBy, alias))
    }),
    ...selections,
  ],
}))
