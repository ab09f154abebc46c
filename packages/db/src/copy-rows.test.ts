import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { copyRows } from './copy-rows.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client(database.connectionString)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const copied = async (query: string) =>
  (await Array.fromAsync(copyRows(client, query))).flat().map((row) => row.toString('latin1'))

test('each row has of each field its length and its bytes, and -1 for what is missing', async () => {
  expect(await copied(`values ('ab', 'c'), (null, '')`)).toEqual([
    '\0\0\0\x02ab\0\0\0\x01c',
    '\xff\xff\xff\xff\0\0\0\0',
  ])
})

test('rows that come in several pieces are whole, and come in their order', async () => {
  const rows = await copied(`select repeat(i::text, i * 50) from generate_series(1, 200) as i`)
  expect(rows.map((row) => row.slice(4))).toEqual(
    Array.from({ length: 200 }, (_, index) => String(index + 1).repeat((index + 1) * 50)),
  )
})

test('after no row, and after a query that fails, the connection answers the next query', async () => {
  expect(await copied('select 1 where false')).toEqual([])
  await expect(copied('select 1 / (3 - i) from generate_series(1, 5) as i')).rejects.toThrow(
    'division by zero',
  )
  expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
})
