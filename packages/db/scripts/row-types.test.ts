import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { rowTypes } from './row-types.ts'

test('the row types are those of the migrations (else run: npm run db:types)', async () => {
  const database = await freshDatabase()
  try {
    const committed = await readFile(new URL('../src/database.ts', import.meta.url), 'utf8')
    expect(committed).toBe(await rowTypes(database.connectionString))
  } finally {
    await database.close()
  }
})
