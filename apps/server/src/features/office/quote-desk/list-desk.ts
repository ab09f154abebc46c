import type { ShownCaseState } from '@tradelane/contract/quote-desk/states'
import { sql } from 'kysely'
import { isCompanyFound, namesOfCompanies, searchedOfCompany } from '../../../access/company.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Search } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { isTradeNumbered, listTrades } from '../../trade/transactions/index.ts'
import { type CaseRow, isShownAs, quotedServiceOf, selectCases, shownCaseState } from './cases.ts'
import { takesOffers } from './takes-offers.ts'

/** A page of the trades with requests, the newest request first, each with all its requests; and how many trades there are. */
export async function listDesk(
  deps: Deps,
  scope: OfficeScope,
  filter: ListFilter<ShownCaseState> & { uid?: string | undefined },
) {
  const { state, search = '', uid } = filter
  const { db, clock } = deps
  const now = clock.now()
  const { rows, pagination } = await readPage(db, filter, {
    matching: db
      .selectFrom('trades_at_desk')
      .select('transaction_id')
      .$if(uid !== undefined, (query) => query.where('uid', '=', uid ?? ''))
      .$if(state !== undefined, (query) =>
        query.where('transaction_id', 'in', (from) =>
          from
            .selectFrom('quote_cases')
            .select('transaction_id')
            .where(isShownAs(state ?? 'NEW', now)),
        ),
      ),
    search: search.trim() === '' ? undefined : findTrades(search),
    newest: 'requested_at',
    id: 'transaction_id',
    joinsKeepRows: true,
  })
  const ids = rows.map(({ transaction_id }) => transaction_id)
  const cases =
    ids.length === 0
      ? []
      : await selectCases(db, scope).where('transaction_id', 'in', ids).orderBy('made_order').execute()
  return { rows: await describeTrades(deps, scope, ids, cases), pagination }
}

/** By its company or its number. */
const findTrades = (search: string): Search => ({
  byRow: sql<boolean>`(${containsParts(searchedOfCompany('trades_at_desk.uid'), search)}
    or ${isTradeNumbered('transaction_id', search)})`,
  // Each on its own index, since one condition over both would read all trades.
  byIndex: sql<boolean>`transaction_id in (
    select found.transaction_id from trades_at_desk found where ${isCompanyFound('found.uid', search)}
    union all
    select found.transaction_id from trades_at_desk found where ${isTradeNumbered('found.transaction_id', search)})`,
})

async function describeTrades(
  { db, clock, features }: Deps,
  scope: OfficeScope,
  ids: readonly string[],
  cases: readonly CaseRow[],
) {
  const now = clock.now()
  const trades = new Map((await listTrades(db, scope, ids)).map((trade) => [trade.transaction_id, trade]))
  const companies = await namesOfCompanies(
    db,
    cases.map(({ uid }) => uid),
  )
  const owners = await namesOfAdministrators(
    db,
    cases.map(({ owner }) => owner && `administrator:${owner}`),
  )
  return ids.flatMap((id) => {
    const trade = trades.get(id)
    const own = cases.filter(({ transaction_id }) => transaction_id === id)
    const newest = own.at(-1)
    if (!trade || !newest) return []
    return [
      {
        transaction_id: id,
        transaction_number: trade.transaction_number,
        company_name: companies.get(trade.uid) ?? '',
        created_at: newest.requested_at,
        services: own.map((row) => ({
          service: row.service,
          takes_offers: takesOffers(quotedServiceOf({ features }, row.service)),
          state: shownCaseState(row, now),
          due_at: row.due_at,
        })),
        owner: owners.get(`administrator:${newest.owner}`) ?? null,
      },
    ]
  })
}
