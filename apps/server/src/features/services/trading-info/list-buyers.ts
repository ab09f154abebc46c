import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import { namesOfCompanies } from '../../../access/company.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { readPage } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { receiptNumber, type TradingRow } from './trading-record.ts'

type Filter = { limit: number; page: number; search?: string | undefined }

/** The trading information of all buyers, newest first. */
export async function listBuyers(db: Db, filter: Filter) {
  const search = filter.search?.trim() ?? ''
  const { rows, pagination } = await readPage(db, filter, {
    matching: db.selectFrom('trading_records').selectAll(),
    search: search === '' ? undefined : findBuyers(search),
    newest: 'created_at',
    id: 'trading_id',
    joinsKeepRows: true,
  })
  const companies = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  return {
    buyers: rows.map((row) => ({ ...toListed(row), company_name: companies.get(row.uid ?? '') ?? null })),
    pagination,
  }
}

/** By number, buyer with its registration number, and supplier. */
export const findBuyers = (search: string): Search => searchIn(searched, search)

const searched = {
  texts: ['searched'],
  id: 'trading_id',
  found: (part: string) => [
    sql`select trading_id from trading_records where ${containsParts(sql`searched`, part)}`,
  ],
}

export const stateOf = ({ converted_at }: TradingRow) =>
  (converted_at ? 'converted' : 'received') as 'converted' | 'received'

function toListed(row: TradingRow) {
  const currency = row.currency as Currency
  return {
    trading_id: row.trading_id,
    receipt_number: receiptNumber(row),
    created_at: row.created_at,
    buyer_name: row.buyer_name,
    buyer_reg_no: row.buyer_reg_no,
    supplier_name: row.supplier_name,
    limit_amount: decimalText(money(row.limit_amount, currency)),
    currency,
    state: stateOf(row),
  }
}

/** Other records of the same buyer: the same number, and no other country. */
export async function listSameRecords(db: Db, { trading_id, buyer_key, buyer_country }: TradingRow) {
  const rows = await db
    .selectFrom('trading_records')
    .selectAll()
    .where('buyer_key', '=', buyer_key)
    .where('trading_id', '<>', trading_id)
    .$if(buyer_country !== null, (query) =>
      query.where(sql<boolean>`coalesce(buyer_country, ${buyer_country}) = ${buyer_country}`),
    )
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => ({
    trading_id: row.trading_id,
    receipt_number: receiptNumber(row),
    supplier_name: row.supplier_name,
    created_at: row.created_at,
  }))
}
