import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import {
  givenAcceptance,
  givenConfirmedInspection,
  givenQuotedInspection,
  seenByOffice,
} from '../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { type SpawnedServer, spawnServer } from '../../../../test/spawned-server.ts'
import { type Successor, startAgain, takeOver } from '../../../../test/take-over.ts'
import { testApp } from '../../../../test/test-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { chargeCrashPoints, paybackCrashPoints } from '../../money/charges/crash-points.ts'

// At each named point a real process is killed; another one goes on, and each cent is taken and paid back once.

let app: Awaited<ReturnType<typeof testApp>>
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-crash-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('kill -9 while a quote is accepted', () => {
  test.each(chargeCrashPoints)(
    '%s, and another process goes on: the price is collected once, and the inspection is ordered once',
    async (point) => {
      const payer = await givenPayer(app, { balance: '2000' })
      const id = await givenQuotedInspection(app, payer)
      const body = await givenAcceptance(app, payer, id)
      const [key, asked] = [randomUUID(), { token: payer.token }]
      const doomed = await spawnHere({ CRASH_AT: point })
      await doomed.call(qualityAssurance.accept, { body }, { ...asked, key }).catch(() => undefined)
      await doomed.ended
      const died = { charge_before_hold: 'quoted unpaid', charge_after_post: 'confirmed collected' }
      expect(await stateOf(id)).toBe(died[point as keyof typeof died] ?? 'quoted held')
      const successor = point === 'charge_after_call' ? await startAgain(spawnHere) : await takeOver(app)
      // The browser sends the same request again.
      const again = await successor.call(qualityAssurance.accept, { body }, { ...asked, key })
      expect([point, again.status]).toEqual([point, 200])
      await reaches(successor, () => stateOf(id), 'confirmed collected')
      await successor.end()
      await expectBooks(payer, '900.00')
    },
    120_000,
  )
})

describe('kill -9 while money is paid back', () => {
  // Once the order has ended, both ways go on in the same job.
  const ways = [
    ...paybackCrashPoints.map((point) => [point, 'cancelled'] as const),
    ['payback_before_store', 'aborted'] as const,
  ]
  test.each(ways)(
    '%s, %s, and another process goes on: everything is paid back once',
    async (point, way) => {
      const payer = await givenPayer(app, { balance: '2000' })
      const id = await givenConfirmedInspection(app, payer)
      const { which, token } = await seenByOffice(app, id)
      const end = (server: Pick<SpawnedServer, 'call'>) =>
        way === 'cancelled'
          ? server.call(
              qualityAssurance.cancel,
              { body: { quality_assurance_id: id } },
              { token: payer.token, key: randomUUID() },
            )
          : server.call(
              officeInspections.abort,
              { body: { ...which, reason: 'The inspector is ill', at_cost_of: 'tradelane' } },
              { token, key: randomUUID() },
            )
      const doomed = await spawnHere({ CRASH_AT: point })
      await end(doomed).catch(() => undefined)
      await doomed.ended
      const isUndone = point === 'payback_before_store'
      expect(await stateOf(id)).toBe(`${isUndone ? 'confirmed' : way} collected`)
      const successor = await takeOver(app)
      expect((await end(successor)).status).toBe(isUndone ? 200 : 409)
      await reaches(successor, () => availableOf(payer), '2000.00')
      expect(await stateOf(id)).toBe(`${way} collected`)
      await successor.end()
      await expectBooks(payer, '2000.00')
    },
    120_000,
  )
})

const SECRET = randomUUID()

async function spawnHere(more: Record<string, string> = {}): Promise<SpawnedServer> {
  const env = { SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString, ...more }
  const server = await spawnServer(env)
  onTestFinished(() => server.kill())
  return server
}

const stateOf = async (id: string) => {
  const row = await app.db
    .selectFrom('quality_inspections')
    .select(['state', 'charge_state'])
    .where('quality_assurance_id', '=', id)
    .executeTakeFirstOrThrow()
  return `${row.state} ${row.charge_state ?? 'unpaid'}`
}
const reaches = (successor: Successor, read: () => Promise<string | undefined>, wanted: string) =>
  successor.until(async () => expect(await read()).toBe(wanted))
const availableOf = async ({ companyId }: Payer) => (await booksOf(app, companyId))['available USD']

async function expectBooks(payer: Payer, available: string) {
  expect(await availableOf(payer)).toBe(available)
  expect((await providerBooksOf(app, payer.companyId)).USD).toBe(available)
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
}
