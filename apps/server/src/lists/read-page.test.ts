import { createDb } from '@tradelane/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { searchIn } from './choose-search.ts'
import { readPage } from './read-page.ts'
import { containsParts } from './search-text.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: ReturnType<typeof createDb>
const companies = 1_100
beforeAll(async () => {
  database = await freshDatabase()
  connection = createDb(database.connectionString)
  // Ten of each hour, which come by their ids; every seventh is verified.
  await connection.pool.query(
    `insert into companies (company_name, company_reg_number, company_region, kyb_status, created_at)
     select 'Company ' || i, lpad(i::text, 6, '0'), 'US', case when i % 7 = 0 then 'Clear' else 'IN_PROGRESS' end, now() - (i / 10) * interval '1 hour'
       from generate_series(1, $1::int) as i`,
    [companies],
  )
})
afterAll(async () => {
  await connection.db.destroy()
  await database.close()
})

const verified = Math.floor(companies / 7)
const matching = (isVerified: boolean) =>
  connection.db
    .selectFrom('companies as company')
    .leftJoin('registrations as registration', 'registration.uid', 'company.uid')
    .select(['company.uid', 'company.company_name', 'registration.registered_city'])
    .$if(isVerified, (query) => query.where('company.kyb_status', '=', 'Clear'))
const read = (page: { page: number; limit: number }, isVerified: boolean, joinsKeepRows: boolean) =>
  readPage(connection.db, page, {
    matching: matching(isVerified),
    newest: 'company.created_at',
    id: 'company.uid',
    joinsKeepRows,
  })

test.each([
  { of: 'all', page: 1, rows: 20, total: 1_000, isLeast: true },
  { of: 'all', page: 5, rows: 20, total: 1_080, isLeast: true },
  { of: 'all', page: 6, rows: 20, total: companies, isLeast: false },
  { of: 'all', page: 55, rows: 20, total: companies, isLeast: false },
  { of: 'all', page: 56, rows: 0, total: companies, isLeast: false },
  { of: 'all', page: 1_000, rows: 0, total: companies, isLeast: false },
  { of: 'verified', page: 1, rows: 20, total: verified, isLeast: false },
  { of: 'verified', page: 8, rows: verified - 140, total: verified, isLeast: false },
  { of: 'verified', page: 9, rows: 0, total: verified, isLeast: false },
])('page $page of $of is the same by ids as with all joins', async ({ of, page, rows, total, isLeast }) => {
  const byIds = await read({ page, limit: 20 }, of === 'verified', true)
  expect(byIds).toEqual(await read({ page, limit: 20 }, of === 'verified', false))
  expect(byIds.rows).toHaveLength(rows)
  expect(byIds.pagination).toEqual({
    current_page: page,
    total_pages: Math.ceil(total / 20),
    total,
    ...(isLeast && { total_is_least: true }),
  })
})

test('an empty list is one page', async () => {
  const nothing = matching(false).where('company.company_region', '=', 'NO')
  const wanted = { matching: nothing, newest: 'company.created_at', id: 'company.uid', joinsKeepRows: true }
  expect(await readPage(connection.db, { page: 1, limit: 20 }, wanted)).toEqual({
    rows: [],
    pagination: { current_page: 1, total_pages: 1, total: 0 },
  })
})

const found = (search: string) =>
  searchIn(
    {
      texts: [
        'company.searched',
        sql<string>`(select search_text(registered_city) from registrations where registrations.uid = company.uid)`,
      ],
      id: 'company.uid',
      found: (part) => [sql`select uid from companies where ${containsParts(sql`searched`, part)}`],
    },
    search,
  )

test.each([
  { search: '109', page: 1, rows: 5 },
  { search: '109', page: 3, rows: 1 },
  { search: '109', page: 4, rows: 0 },
  { search: 'kestrel', page: 1, rows: 0 },
])(
  'page $page of a search for “$search” is the same by ids as with all joins',
  async ({ search, page, rows }) => {
    const wanted = { matching: matching(false), newest: 'company.created_at', id: 'company.uid' }
    const [byIds, joined] = await Promise.all(
      [true, false].map((joinsKeepRows) =>
        readPage(
          connection.db,
          { page, limit: 5 },
          {
            ...wanted,
            search: found(search),
            joinsKeepRows,
          },
        ),
      ),
    )
    const total = search === '109' ? 11 : 0
    expect(byIds).toEqual(joined)
    expect(byIds?.rows).toHaveLength(rows)
    expect(byIds?.pagination).toEqual({ current_page: page, total_pages: total ? 3 : 1, total })
  },
)
