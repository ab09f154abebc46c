import { createDb } from '@tradelane/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { everyWordIn } from './search-text.ts'

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

test.each([
  ['', true],
  ['  ', true],
  ['teile', true],
  ['  GmbH   hanse ', true],
  ['hanse nordic', false],
  // What stands for any text in a pattern is a sign like others here.
  ['100%', true],
  ['1%0', false],
  ['a_b', true],
  ['a\\b', false],
  ['H_nse', false],
])('every word of the search %j is looked for as it is written: %s', async (search, found) => {
  expect(await isFound('Hanse Teile GmbH 100% a_b', search)).toBe(found)
})

const isFound = async (text: string, search: string) => {
  const { rows } = await sql<{
    found: boolean
  }>`select ${everyWordIn(sql`${text}::text`, search)} as found`.execute(connection.db)
  return rows[0]?.found
}
