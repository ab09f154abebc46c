import { randomUUID } from 'node:crypto'
import { createDb } from '@tradelane/db'
import { openAccounts } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../../test/fresh-database.ts'
import { systemScope } from '../../../access/scope.ts'
import { readBalances } from './read-balances.ts'

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

test('many companies that read at the same time each get their own accounts', async () => {
  const owners = Array.from({ length: 40 }, () => randomUUID())
  await Promise.all(owners.map((owner, index) => open(owner, index % 2 ? 'EUR' : 'USD')))
  const answers = await Promise.all(
    [...owners, ...owners].map((owner) => readBalances(connection.pool, systemScope(owner))),
  )
  for (const [index, rows] of answers.entries()) {
    expect(rows.map(({ owner, currency }) => [owner, currency])).toEqual(
      Array(2).fill([owners[index % 40], index % 2 ? 'EUR' : 'USD']),
    )
  }
})

test('a read after a commit sees it, also while an earlier read is under way', async () => {
  const owner = randomUUID()
  const before = readBalances(connection.pool, systemScope(owner))
  await open(owner, 'USD')
  const after = readBalances(connection.pool, systemScope(owner))
  await before
  expect(await after).toHaveLength(2)
})

test('a company without accounts gets an empty list', async () => {
  expect(await readBalances(connection.pool, systemScope(randomUUID()))).toEqual([])
})

test('a statement that fails is reported to all who waited for it, and the next read runs a new statement', async () => {
  await expect(readBalances(connection.pool, systemScope('nul\0'))).rejects.toThrow()
  expect(await readBalances(connection.pool, systemScope(randomUUID()))).toEqual([])
})

async function open(owner: string, currency: 'USD' | 'EUR'): Promise<void> {
  const company = {
    uid: owner,
    company_name: 'Okafor Imports Inc.',
    company_reg_number: 'NY4471',
    company_region: 'US',
  }
  await connection.db.insertInto('companies').values(company).execute()
  await connection.db.transaction().execute((tx) => openAccounts(tx, owner, currency, ['available', 'held']))
}
