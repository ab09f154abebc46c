import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { filesOfTheRepository } from './source-tree.ts'

test('the queries that docs/operations.md suggests run on a migrated database', async () => {
  const [operations] = filesOfTheRepository(/^docs\/operations\.md$/)
  const queries = [...(operations?.text ?? '').matchAll(/`(select [^`]+)`/g)].map(([, query = '']) => query)
  expect(queries.length).toBeGreaterThanOrEqual(3)
  const database = await freshDatabase()
  const client = new pg.Client(database.connectionString)
  await client.connect()
  try {
    for (const query of queries) {
      const outcome = await client.query(query).then(
        () => 'runs',
        ({ message }: Error) => message,
      )
      expect(`${query}: ${outcome}`).toBe(`${query}: runs`)
    }
  } finally {
    await client.end()
    await database.close()
  }
})
