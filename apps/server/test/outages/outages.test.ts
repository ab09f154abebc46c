import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEmbedded } from '@tradelane/db/embedded'
import { checkInvariants } from '@tradelane/ledger'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reconcileProvider } from '../../src/features/books/reconciliation/index.ts'
import { booksOf, providerBooksOf } from '../books.ts'
import { givenPayer, type Payer } from '../given-payment.ts'
import { type SpawnedServer, spawnServer } from '../spawned-server.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { type Death, embeddedServer, type Outages, serverOfOnesOwn } from './database-under-test.ts'
import { type Clients, paymentAmount, startPaying } from './paying-clients.ts'

// The database is taken away under people who pay. `npm run outages` does it 20 times each, for up to 30 seconds.

const isLong = process.env.OUTAGES === 'all'
const limitMs = isLong ? 1_800_000 : 300_000

test(
  'a server of one’s own goes away and comes back: the product goes on, and each acknowledged payment is there',
  async () => {
    const [dataDir, databaseDir] = [await temporaryFolder(), await temporaryFolder()]
    const database = await serverOfOnesOwn(databaseDir)
    onTestFinished(() => database.stop())
    const SECRET = randomUUID()
    const product = await spawnHere({ SECRET, DATA_DIR: dataDir, DATABASE_URL: database.connectionString })
    const app = await appOn(database.connectionString, { SECRET, DATA_DIR: dataDir })
    const deaths = ['killed', 'stopped', 'crashed'] as const
    await survive('a server of one’s own', { app, product, outages: database, deaths })
  },
  limitMs,
)

test(
  'the embedded server dies and is back by itself: the product goes on, and each acknowledged payment is there',
  async () => {
    const dataDir = await temporaryFolder()
    const SECRET = randomUUID()
    const product = await spawnHere({ SECRET, DATA_DIR: dataDir })
    const database = await findEmbedded(dataDir)
    const app = await appOn(database?.connectionString ?? '', { SECRET, DATA_DIR: dataDir })
    const outages = embeddedServer(dataDir)
    await survive('the embedded server', { app, product, outages, deaths: ['killed'] })
  },
  limitMs,
)

test(
  'the product is killed under people who pay, again and again: each acknowledged payment is there, once',
  async () => {
    const [DATA_DIR, databaseDir] = [await temporaryFolder(), await temporaryFolder()]
    const database = await serverOfOnesOwn(databaseDir)
    onTestFinished(() => database.stop())
    const env = { SECRET: randomUUID(), DATA_DIR }
    const start = () => spawnHere({ ...env, DATABASE_URL: database.connectionString })
    let product = await start()
    const app = await appOn(database.connectionString, env)
    const payers = await givenPayers(app)
    const clients = startPaying(app, { call: (...request) => product.call(...request) }, payers)
    await untilPaid(clients, payerCount)
    for (let life = 0; life < (isLong ? 20 : 2); life++) {
      await product.kill()
      product = await start()
      await untilPaid(clients, clients.acknowledged.length + payerCount)
    }
    await clients.stop()
    expect(clients.unexpected).toEqual([])
    expect(clients.retries).toBeGreaterThan(0)
    await expectAllThere(app, clients)
  },
  limitMs,
)

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-outage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function spawnHere(env: Record<string, string> & { DATA_DIR: string }): Promise<SpawnedServer> {
  const product = await spawnServer({ SANDBOX_STEP_MS: '100', LOG_LEVEL: 'silent', ...env })
  onTestFinished(async () => {
    product.process.kill('SIGTERM')
    await product.ended
  })
  return product
}

/** The same product in this process, to prepare payments and to look into the books. */
async function appOn(connectionString: string, env: Record<string, string>): Promise<TestApp> {
  const app = await testApp(env, { database: { connectionString } })
  onTestFinished(() => app.close())
  return app
}

async function givenPayers(app: TestApp): Promise<Payer[]> {
  const payers = []
  for (let count = 0; count < payerCount; count++) payers.push(await givenPayer(app, { balance: '100000' }))
  return payers
}

async function survive(name: string, { app, product, outages, deaths }: Scene): Promise<void> {
  const clients = startPaying(app, product, await givenPayers(app))
  await untilPaid(clients, payerCount)
  const recoveries: Recovery[] = []
  for (const [turn, seconds] of lengths.entries()) {
    const death = deaths[turn % deaths.length] ?? 'killed'
    await outages.away(seconds, death)
    const backAt = Date.now()
    const [readyMs, paidMs] = await Promise.all([
      untilReady(product, backAt),
      untilPaidAfter(clients, backAt),
    ])
    recoveries.push({ seconds, death, readyMs, paidMs })
    // It is whole again before the next one.
    await untilPaid(clients, clients.acknowledged.length + payerCount)
  }
  await clients.stop()
  await report(name, clients, recoveries)

  expect(product.process.exitCode).toBeNull()
  expect(clients.unexpected).toEqual([])
  expect(clients.retries).toBeGreaterThan(0)
  const slow = recoveries.filter(({ readyMs, paidMs }) => Math.max(readyMs, paidMs) > recoveryMs)
  expect(slow).toEqual([])
  await expectAllThere(app, clients)
}

/** Every acknowledged payment was paid, once, in our books and in the provider's. */
async function expectAllThere(app: TestApp, { acknowledged }: Clients): Promise<void> {
  const ids = acknowledged.map(({ simplePaymentId }) => simplePaymentId)
  expect(new Set(ids).size).toBe(ids.length)
  await vi.waitFor(
    async () => {
      const rows = await app.db
        .selectFrom('simple_payments')
        .select(['simple_payment_id', 'state'])
        .where('state', '<>', 'draft')
        .execute()
      expect(rows.filter(({ state }) => state !== 'paid')).toEqual([])
      expect(rows.map((row) => row.simple_payment_id).toSorted()).toEqual(ids.toSorted())
    },
    { timeout: 60_000, interval: 200 },
  )
  for (const [{ companyId }, paid] of Map.groupBy(acknowledged, ({ payer }) => payer)) {
    const left = `${100_000 - paid.length * paymentAmount}.00`
    expect(await booksOf(app, companyId)).toMatchObject({ 'available USD': left })
    expect(await providerBooksOf(app, companyId)).toMatchObject({ USD: left })
  }
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
}

async function untilReady(product: SpawnedServer, since: number): Promise<number> {
  const ask = async () => expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
  await vi.waitFor(ask, { timeout: 60_000, interval: 20 })
  return Date.now() - since
}

/** Until the provider has accepted a payment: so the worker is back too. */
async function untilPaidAfter({ acknowledged }: Clients, since: number): Promise<number> {
  const first = () => acknowledged.find(({ at, state }) => at > since && state !== 'submitted')
  await vi.waitFor(() => expect(first()).toBeDefined(), { timeout: 60_000, interval: 20 })
  return (first()?.at ?? 0) - since
}

async function untilPaid({ acknowledged }: Clients, count: number): Promise<void> {
  const enough = () => expect(acknowledged.length).toBeGreaterThanOrEqual(count)
  await vi.waitFor(enough, { timeout: 120_000, interval: 50 })
}

/** For `npm run outages`, which prints the figures. */
async function report(name: string, clients: Clients, recoveries: Recovery[]): Promise<void> {
  const file = process.env.OUTAGES_REPORT
  if (!file) return
  const { acknowledged, retries, unexpected } = clients
  const counts = { acknowledged: acknowledged.length, retries, unexpected: unexpected.length }
  await writeFile(file, `${JSON.stringify({ name, ...counts, recoveries })}\n`, { flag: 'a' })
}

const lengths = isLong
  ? [2.5, 0.5, 1, 2.5, 1.5, 2, 2.5, 3, 30, 2.5, 4, 5, 0.5, 8, 10, 2.5, 12, 15, 20, 25]
  : [0.5, 2.5]
const payerCount = isLong ? 8 : 4
const recoveryMs = 5_000

type Recovery = { seconds: number; death: Death; readyMs: number; paidMs: number }
type Scene = { app: TestApp; product: SpawnedServer; outages: Outages; deaths: readonly Death[] }
