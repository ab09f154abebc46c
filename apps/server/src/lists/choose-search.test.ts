import { createDb } from '@tradelane/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { chooseSearch, firstFound, searchIn } from './choose-search.ts'
import { readOrdered } from './read-page.ts'
import { containsParts } from './search-text.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: ReturnType<typeof createDb>
const companies = 30_000
beforeAll(async () => {
  database = await freshDatabase()
  connection = createDb(database.connectionString)
  // The newest first: a fifth are traders; the 600 newest of all are new, and only these; one is the kestrel.
  // Entries of a search would take longer than all else here.
  await connection.pool.query(
    `begin; set local session_replication_role = replica;
     insert into companies (company_name, company_reg_number, company_region, created_at)
     select case when i <= 600 then 'Novelty ' else 'Classic ' end || case when i % 5 = 0 then 'Trading ' else 'Mills ' end
              || case when i = 20000 then 'Kestrel' else 'No-' || i end, lpad(i::text, 6, '0'), 'US', now() - i * interval '1 hour'
       from generate_series(1, ${companies}) as i; commit`,
  )
  await connection.pool.query('analyze companies')
})
afterAll(async () => {
  await connection.db.destroy()
  await database.close()
})

const search = (text: string) =>
  searchIn(
    {
      texts: ['company.searched', sql<string>`search_text(company.company_region)`],
      id: 'company.uid',
      found: (part) => [
        sql`select uid from companies where ${containsParts(sql`searched`, part)}`,
        sql`select uid from companies where ${containsParts(sql`search_text(company_region)`, part)}`,
      ],
    },
    text,
  )
const ordered = () =>
  connection.db
    .selectFrom('companies as company')
    .select('company.company_reg_number as number')
    .orderBy('company.created_at', 'desc')
    .orderBy('company.uid')
const choose = async (text: string, wanted = 1_001) => {
  const forms = search(text)
  const { condition, counted } = await chooseSearch(connection.db, ordered(), { search: forms, wanted })
  const form = condition === forms.byRow ? 'by row' : condition === forms.byIndex ? 'by index' : 'by both'
  return { form, counted }
}

test('what a fifth have is looked for row by row, and counted as far as was wanted', async () => {
  expect(await choose('trad')).toEqual({ form: 'by row', counted: 1_001 })
})

test('what few have, or none, is looked for in the indexes', async () => {
  for (const text of ['kestrel', 'estre', 'albatross']) expect((await choose(text)).form).toBe('by index')
})

test.each(['kestrel trad', 'US classic kestrel', 'estre us'])(
  'of the parts of “%s” only the rarest is looked for in the indexes, and the common ones in its rows',
  async (text) => {
    expect(await choose(text)).toEqual({ form: 'by both', counted: undefined })
    const page = { ordered: ordered(), search: search(text), keptId: 'company.uid' }
    expect(await readOrdered(connection.db, { page: 1, limit: 20 }, page)).toEqual({
      rows: [{ number: '020000' }],
      pagination: { current_page: 1, total_pages: 1, total: 1 },
    })
  },
)

test('parts of which the list has none are all looked for in the indexes', async () => {
  expect((await choose('kestrel albatross')).form).toBe('by index')
})

test('what only the newest have does not lead through the whole list', async () => {
  expect(await choose('novelty')).toEqual({ form: 'by index', counted: undefined })
})

test('what a page far behind wants is looked for in the indexes, where hardly so much is walked', async () => {
  expect(await choose('trad', 3_500)).toEqual({ form: 'by index', counted: undefined })
  expect(await choose('trad', 3_000)).toEqual({ form: 'by row', counted: 3_000 })
})

test.each([
  'trad',
  'trading no',
  'trad us',
  'kestrel',
  'US kestrel',
  'No-77',
  'no 77',
  'novelty trad',
  'o',
  '-',
  '%',
  'trad %',
])('both forms of “%s” find the same', async (text) => {
  const { byRow, byIndex = sql<boolean>`false` } = search(text)
  const found = async (form: typeof byRow) =>
    (await ordered().where(form).execute()).map(({ number }) => number)
  expect(await found(byRow)).toEqual(await found(byIndex))
})

test('signs do not count, and one or two letters are the beginning of a word', async () => {
  const count = async (text: string) =>
    (await readOrdered(connection.db, { page: 1, limit: 1 }, { ordered: ordered(), search: search(text) }))
      .pagination.total
  expect(await count('no-20001')).toBe(1)
  expect(await count('20001 %')).toBe(1)
  expect(await count('%')).toBe(0)
  expect(await count('ke')).toBe(1)
  expect(await count('es')).toBe(0)
})

test('a page of what is common says that there are more, and has the rows of its place', async () => {
  const asked = { ordered: ordered(), search: search('trad') }
  const read = (keptId?: string) => readOrdered(connection.db, { page: 3, limit: 2 }, { ...asked, keptId })
  const page = await read()
  expect(await read('company.uid')).toEqual(page)
  expect(page.pagination).toEqual({ current_page: 3, total_pages: 52, total: 104, total_is_least: true })
  expect(page.rows.map(({ number }) => number)).toEqual(['000025', '000030'])
  const few = { search: search('trad'), limit: 3 }
  expect((await firstFound(connection.db, ordered(), few)).map(({ number }) => number)).toEqual([
    '000005',
    '000010',
    '000015',
  ])
})

test('a page of what is found by index says that there are more, and has the rows of its place', async () => {
  const page = await readOrdered(
    connection.db,
    { page: 3, limit: 2 },
    { ordered: ordered(), search: search('novelty'), keptId: 'company.uid' },
  )
  expect(page.pagination).toEqual({ current_page: 3, total_pages: 52, total: 104, total_is_least: true })
  expect(page.rows.map(({ number }) => number)).toEqual(['000005', '000006'])
})
