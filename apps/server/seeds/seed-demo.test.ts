import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { readConfig } from '../src/deps/env.ts'
import { checkTrades } from '../src/features/trade/transactions/check-trades.ts'
import { booksOf } from '../test/books.ts'
import { logInDemo } from './demo-company.ts'
import { demoCustomer, demoImporter } from './demo-people.ts'
import { openPastApp, type PastApp } from './past-app.ts'
import { seedDemo } from './seed-demo.ts'
import { asWhole, removeUnfinishedDemo } from './unfinished-demo.ts'

let folder: string
let app: PastApp
let connectionString: string
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradelane-demo-'))
  const database = await freshDatabase()
  connectionString = database.connectionString
  const config = readConfig({ DATA_DIR: folder, SANDBOX_RATES: 'still' })
  await seedDemo(config, connectionString)
  app = await openPastApp(config, connectionString, new Date())
  ends.push(app.close, database.close, () => rm(folder, { recursive: true }))
})
afterAll(async () => {
  for (const end of ends) await end()
})

it('makes books that balance, and trades that cost what the ledger has', async () => {
  const { db, features, clock } = app.deps
  expect(await checkInvariants(db)).toEqual([])
  expect(await checkTrades({ db, features, clock })).toEqual([])
})

it('makes a trade that is ordered, inspected, insured, funded and at sea, with its price in escrow', async () => {
  const { total, ...trade } = await tradeOf(demoImporter)
  const states = [
    ...trade.smart_escrow_data,
    ...trade.logistics_data,
    ...trade.quality_assurance_data,
    ...trade.insurance_data,
    ...trade.invoice_factoring_data,
  ].map(({ state }) => state)
  expect(states).toEqual(['approved', 'in_transit', 'accepted', 'bound', 'funded'])
  expect(total).toMatchObject({ paid: 1512.31, quoted: 0 })
  const { companyId } = await personOf(demoImporter)
  // 16,000.00 of deposit and 11,520.00 of advance, less what was paid and the 9,408.00 that the escrow holds for the seller.
  expect(await booksOf(app.deps, companyId)).toMatchObject({ 'available USD': '16599.69' })
})

it('delivers its goods about two weeks after it is made', async () => {
  const played = (await app.deps.sandbox?.carriers.list()) ?? []
  const [first] = played.filter(({ mode }) => mode === 'LCL')
  const days = ((first?.deliversAt?.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(10)
  expect(days).toBeLessThan(18)
})

it('throws away what a killed start has left, and nothing where people have signed up', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradelane-unfinished-'))
  const place = { dataDir, databaseUrl: undefined }
  await mkdir(join(dataDir, 'files'))
  const killed = () => Promise.reject(new Error('killed'))
  await expect(asWhole(place, connectionString, killed)).rejects.toThrow('killed')
  expect(await readdir(dataDir)).toEqual(['files'])
  await removeUnfinishedDemo(place)
  expect(await readdir(dataDir)).toEqual(['files'])

  const empty = await freshDatabase()
  await expect(asWhole(place, empty.connectionString, killed)).rejects.toThrow('killed')
  expect((await readdir(dataDir)).toSorted()).toEqual(['demo-unfinished', 'files'])
  await writeFile(join(dataDir, 'files', 'half.pdf'), '')
  await removeUnfinishedDemo(place)
  expect(await readdir(dataDir)).not.toContain('files')
  expect(await readdir(dataDir)).not.toContain('demo-unfinished')
  await asWhole(place, empty.connectionString, async () => undefined)
  expect(await readdir(dataDir)).not.toContain('demo-unfinished')
  await empty.close()
  await rm(dataDir, { recursive: true })
})

it('leaves the data folder alone when the demo of a database elsewhere was not finished', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradelane-unfinished-'))
  const elsewhere = { dataDir, databaseUrl: 'x' }
  await mkdir(join(dataDir, 'files'))
  const empty = await freshDatabase()
  const killed = () => Promise.reject(new Error('killed'))
  await expect(asWhole(elsewhere, empty.connectionString, killed)).rejects.toThrow('killed')
  await empty.close()
  const left = ['demo-unfinished-elsewhere', 'files']
  await removeUnfinishedDemo({ dataDir, databaseUrl: undefined })
  expect((await readdir(dataDir)).toSorted()).toEqual(left)
  await removeUnfinishedDemo(elsewhere)
  expect((await readdir(dataDir)).toSorted()).toEqual(left)
  await rm(dataDir, { recursive: true })
})

const personOf = async (email: string) => {
  const { uid: companyId, user_id: userId } = await app.deps.db
    .selectFrom('users')
    .select(['uid', 'user_id'])
    .where('work_email', '=', email)
    .executeTakeFirstOrThrow()
  return { companyId, userId }
}

async function tradeOf(email: string) {
  const token = await logInDemo(app, (await personOf(email)).userId)
  return app.call(transactionSummary.get, { query: {} }, token)
}

it('leaves the first company its three trades', async () => {
  const token = await logInDemo(app, (await personOf(demoCustomer)).userId)
  const { transactions } = await app.call(transactionSummary.list, { query: {} }, token)
  expect(transactions.map(({ name }) => name).toSorted()).toEqual([
    'Parts and textiles',
    'Pump housings from Suzhou',
    'Pumps for Lakeshore',
  ])
})
