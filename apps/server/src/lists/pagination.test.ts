import { createDb } from '@tradelane/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { pagesOf, paginationOf } from './pagination.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await freshDatabase()
  connection = createDb(database.connectionString)
})
afterAll(async () => {
  await connection.db.destroy()
  await database.close()
})

const listOf = (rows: number) => (atMost: number) =>
  sql`(select one from generate_series(1, ${rows}::int) one limit ${atMost})`

test('a list of 1,000 records says so', async () => {
  expect(await paginationOf(connection.db, { page: 1, limit: 20 }, listOf(1_000))).toEqual({
    current_page: 1,
    total_pages: 50,
    total: 1_000,
  })
})

test('a list of 1,001 records says that there are more than 1,000', async () => {
  expect(await paginationOf(connection.db, { page: 1, limit: 20 }, listOf(1_001))).toEqual({
    current_page: 1,
    total_pages: 50,
    total: 1_000,
    total_is_least: true,
  })
})

test('a later page of a long list counts 1,000 records ahead', async () => {
  expect(await paginationOf(connection.db, { page: 41, limit: 20 }, listOf(5_000))).toEqual({
    current_page: 41,
    total_pages: 90,
    total: 1_800,
    total_is_least: true,
  })
})

test('an empty list is one page', () => {
  expect(pagesOf({ page: 1, limit: 20 }, 0)).toEqual({ current_page: 1, total_pages: 1, total: 0 })
})
