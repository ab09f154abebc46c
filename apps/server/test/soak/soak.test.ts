import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../../bench/product.ts'
import { givenPayer } from '../given-payment.ts'
import { serverOfOnesOwn } from '../outages/database-under-test.ts'
import { testApp } from '../test-app.ts'
import { type Fault, faults } from './faults.ts'
import { isSettled, judge } from './judge.ts'
import { keptLedger } from './kept-ledger.ts'
import { productOfTwo } from './product-of-two.ts'
import type { Scene } from './scene.ts'
import { filesOnSmallDisk } from './small-disk.ts'
import { type Clients, startClients } from './soak-clients.ts'

// Faults of all kinds in turn, under people who pay. `npm run soak` goes on for as long as it is asked to.

const minutes = Number(process.env.SOAK_MINUTES ?? 0)
const isLong = minutes > 0
const payerCount = isLong ? 8 : 4

test(
  'through faults of all kinds, each acknowledged payment and upload is there, once',
  async () => {
    const scene = await givenScene()
    const clients = startClients(scene.at, await givenPayers(scene))
    const rows = await runFaults(scene, clients).finally(() => clients.stop())
    await scene.product.untilReady()
    await vi.waitFor(async () => expect(await isSettled(scene.app)).toBe(true), {
      timeout: patienceMs,
      interval: 500,
    })
    const found = await judge(scene.app, scene.ledger)
    const lines = scene.ledger.read()
    await report({
      rows,
      found,
      lines,
      deaths: scene.product.deaths(),
      isDiskSmall: scene.disk !== undefined,
    })
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([])
    expect(rows.map(({ recoveredMs }) => recoveredMs).filter((ms) => ms > recoveryMs)).toEqual([])
  },
  minutes * 60_000 + 1_800_000,
)

/** Only a product that hangs reaches it, however busy the machine is. */
const patienceMs = 300_000
/** A minute, where people look at the figures. The short form runs beside other tests, which make it slow. */
const recoveryMs = isLong ? 60_000 : patienceMs

type Row = { name: string; seconds: number; recoveredMs: number } & Clients['counts']

async function runFaults(scene: Scene, clients: Clients): Promise<Row[]> {
  const endsAt = Date.now() + minutes * 60_000
  const rows: Row[] = []
  for (let turn = 0; turn === 0 || Date.now() < endsAt; turn++)
    for (const fault of faults.filter(({ isLong: takesLong }) => isLong || !takesLong))
      if (turn === 0 || Date.now() < endsAt) rows.push(await runFault(fault, scene, { clients, turn }))
  return rows
}

async function runFault(
  fault: Fault,
  scene: Scene,
  { clients, turn }: { clients: Clients; turn: number },
): Promise<Row> {
  clients.beginCounting()
  const began = Date.now()
  await fault.run(scene, turn)
  const over = Date.now()
  const { paid } = clients.counts
  // It is whole again before the next one.
  await vi.waitFor(() => expect(clients.counts.paid).toBeGreaterThanOrEqual(paid + payerCount), {
    timeout: patienceMs,
    interval: 20,
  })
  const recoveredMs = Date.now() - over
  return { name: fault.name, seconds: (over - began) / 1_000, recoveredMs, ...clients.counts }
}

async function givenScene() {
  const [dataDir, databaseDir] = [await temporaryFolder(), await temporaryFolder()]
  const database = await serverOfOnesOwn(databaseDir)
  onTestFinished(() => database.stop())
  const disk = filesOnSmallDisk(dataDir)
  onTestFinished(() => disk?.remove())
  const env = {
    ...{ SECRET: randomUUID(), PROVIDER_WEBHOOK_KEY: randomUUID(), DATA_DIR: dataDir },
    ...{ SANDBOX_STEP_MS: '100', SANDBOX_SLOW_MS: '2000', SANDBOX_LOST_MS: '1500', PAYMENT_WAIT_MS: '1000' },
  }
  const ports = { server: await freePort(), worker: await freePort() }
  const product = productOfTwo({ ...env, DATABASE_URL: database.connectionString }, ports)
  onTestFinished(() => product.stop())
  await product.untilReady()
  // The same product in this process, to prepare payments and to look into the books.
  const app = await testApp(env, { database })
  onTestFinished(() => app.close())
  const ledger = keptLedger(join(databaseDir, 'acknowledged.jsonl'))
  onTestFinished(() => ledger.close())
  const at = { app, ledger, address: product.address }
  return { app, product, database, ledger, disk, env, seconds: isLong ? 15 : 1, at }
}

async function givenPayers({ app }: Scene) {
  const payers = []
  for (let count = 0; count <= payerCount; count++) payers.push(await givenPayer(app, { balance: '1000000' }))
  return payers
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-soak-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** For `npm run soak`, which prints the figures. */
async function report(content: object): Promise<void> {
  if (process.env.SOAK_REPORT) await writeFile(process.env.SOAK_REPORT, JSON.stringify(content))
}
