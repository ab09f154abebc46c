import type { ListedQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { decimalText } from '@tradelane/money'
import { sql } from 'kysely'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { numbersOfTransactions } from '../transactions/index.ts'
import {
  contentOf,
  type RequestContent,
  type RequestRow,
  requestsOf,
  valueOfRequest,
} from './quote-requests.ts'

type Filter = { search?: string | undefined; page: number; limit: number }

const texts = sql`concat_ws(' ', content ->> 'name', jsonb_path_query_array(content, '$.goods[*].description')::text)`

/** A company's requests, drafts and submitted ones, changed last first, by name or goods. */
export async function listRequests(deps: Pick<Deps, 'db'>, scope: OneCompanyScope, filter: Filter) {
  const { search = '', page, limit } = filter
  const listed = requestsOf(deps.db, scope).$if(search !== '', (query) =>
    query.where(everyWordIn(texts, search)),
  )
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, filter, (atMost) =>
      listed.clearSelect().select(sql.lit(1).as('one')).limit(atMost),
    ),
    listed
      .orderBy('updated_at', 'desc')
      .orderBy('quote_request_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { requests: await toListed(deps, scope, rows), pagination }
}

/** As lists have them. */
export async function toListed(
  { db }: Pick<Deps, 'db'>,
  scope: OneCompanyScope,
  rows: readonly RequestRow[],
): Promise<ListedQuoteRequest[]> {
  const trades = rows.flatMap(({ transaction_id: id }) => (id === null ? [] : [id]))
  const [numbers, names] = await Promise.all([
    numbersOfTransactions(db, scope, trades),
    namesOfUsers(
      db,
      scope,
      rows.map((row) => row.updated_by),
    ),
  ])
  return rows.map((row) => {
    const content = contentOf(row)
    return {
      quote_request_id: row.quote_request_id,
      version: row.version,
      state: row.transaction_id === null ? 'DRAFT' : 'SUBMITTED',
      name: content.name ?? null,
      currency: content.currency ?? null,
      from: content.from ?? null,
      to: content.to ?? null,
      services: content.services ?? [],
      total: totalOf(content),
      transaction_id: row.transaction_id,
      transaction_number: numbers.get(row.transaction_id ?? '') ?? null,
      updated_at: row.updated_at,
      updated_by: names.get(row.updated_by) ?? null,
    }
  })
}

function totalOf(content: RequestContent): string | null {
  const value = valueOfRequest(content)
  return value ? decimalText(value) : null
}
