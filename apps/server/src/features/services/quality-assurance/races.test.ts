import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenAcceptance,
  givenConfirmedInspection,
  givenDraftOrder,
  givenInspectionCompany,
  givenQuotedInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../test/given-inspection.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { type SpawnedServer, spawnServer } from '../../../../test/spawned-server.ts'
import { testApp } from '../../../../test/test-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string
let payer: Payer

beforeAll(async () => {
  const SECRET = randomUUID()
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-races-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  const env = { SECRET, DATA_DIR: dataDir, DATABASE_URL: app.connectionString, WORKER: 'off' }
  servers = await Promise.all([spawnServer(env), spawnServer(env)])
  payer = await givenPayer(app, { balance: '60000' })
}, 60_000)
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('of a payment and a cancellation at once, the books know one outcome', async () => {
  for (const round of at(rounds)) {
    const before = await available()
    const id = await givenQuotedInspection(app, payer)
    const body = await givenAcceptance(app, payer, id)
    const [paid, cancelled] = await Promise.all([accept(round, body), cancel(round + 1, id)])
    const { state, charge_state } = await rowOf(id)
    const ends = `${paid.status} ${cancelled.status} ${state} ${charge_state ?? 'unpaid'}`
    // The cancellation may come before the payment, after it, or while it is being collected, which refuses it.
    expect([
      '409 200 cancelled unpaid',
      '200 200 cancelled collected',
      '200 409 confirmed collected',
    ]).toContain(ends)
    expect(before - (await available())).toBe(state === 'confirmed' ? 1100 : 0)
    expect(await chargesOf(id)).toEqual(charge_state === null ? [] : [{ state: 'collected' }])
  }
}, 120_000)

test('of a quote and a cancellation at once, nothing is quoted to a cancelled order', async () => {
  for (const round of at(rounds)) {
    const id = await givenSubmittedOrder(app, payer.token)
    const { quote } = await office(id)
    const [quoted, cancelled] = await Promise.all([quote(round), cancel(round + 1, id)])
    expect(cancelled.status).toBe(200)
    const { state, price_amount } = await rowOf(id)
    expect([state, quoted.status, price_amount]).toEqual(
      quoted.status === 200 ? ['cancelled', 200, 90_000n] : ['cancelled', 409, null],
    )
  }
}, 120_000)

test('ten quotes and denials of one request at once leave one answer', async () => {
  const id = await givenSubmittedOrder(app, payer.token)
  const { quote, deny } = await office(id)
  const answers = await Promise.all(at(10).map((index) => (index % 3 === 0 ? deny(index) : quote(index))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(['quoted', 'denied']).toContain((await rowOf(id)).state)
}, 60_000)

test('of an order that is cancelled and aborted by ten at once, everything is paid back once', async () => {
  const before = await available()
  const id = await givenConfirmedInspection(app, payer)
  const { abort } = await office(id)
  const answers = await Promise.all(
    at(10).map((index) => (index % 3 === 0 ? cancel(index, id) : abort(index))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await available()).toBe(before)
}, 60_000)

test('of a day that is agreed and a cancellation at once, one happens', async () => {
  for (const round of at(rounds)) {
    const before = await available()
    const id = await givenConfirmedInspection(app, payer)
    const { schedule } = await office(id)
    const [scheduled, cancelled] = await Promise.all([schedule(round), cancel(round + 1, id)])
    const { state } = await rowOf(id)
    expect([scheduled.status, cancelled.status]).toEqual(state === 'scheduled' ? [200, 409] : [409, 200])
    expect(before - (await available())).toBe(state === 'scheduled' ? 1100 : 0)
  }
}, 120_000)

test('one request with one key on both processes is done once, and answered twice alike', async () => {
  const before = await available()
  const id = await givenQuotedInspection(app, payer)
  const body = await givenAcceptance(app, payer, id)
  const [paying, cancelling] = [randomUUID(), randomUUID()]
  const paid = await Promise.all(at(6).map((index) => accept(index, body, paying)))
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(paid.map((one) => JSON.stringify(one.body))).size).toBe(1)
  expect(before - (await available())).toBe(1100)
  const cancelled = await Promise.all(at(6).map((index) => cancel(index, id, cancelling)))
  expect(new Set(cancelled.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([
      JSON.stringify({
        status: 'success',
        message: 'Cancelled. 1,100.00 USD goes back to your balance.',
        refunded: 1100,
      }),
    ]),
  )
  expect(await available()).toBe(before)
}, 60_000)

test('two submissions of one draft at once ask for one quote', async () => {
  const quality_assurance_id = await givenDraftOrder(app, payer.token)
  const answers = await Promise.all(
    at(6).map((index) =>
      server(index).call(
        qualityAssurance.submit,
        { body: { quality_assurance_id } },
        { token: payer.token, key: randomUUID() },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

const server = (index: number) => servers[index % 2] as SpawnedServer
const at = (count: number) => Array.from({ length: count }, (_, index) => index)
const rounds = 5
const available = async () => {
  await app.runJobs()
  return Number((await booksOf(app, payer.companyId))['available USD'])
}
const rowOf = (id: string) =>
  app.db
    .selectFrom('quality_inspections')
    .select(['state', 'charge_state', 'price_amount'])
    .where('quality_assurance_id', '=', id)
    .executeTakeFirstOrThrow()
const chargesOf = (id: string) =>
  app.db.selectFrom('service_charges').select('state').where('subject_id', '=', id).execute()

type Acceptance = Awaited<ReturnType<typeof givenAcceptance>>
const accept = (index: number, body: Acceptance, key: string = randomUUID()) =>
  server(index).call(qualityAssurance.accept, { body }, { token: payer.token, key })
const cancel = (index: number, quality_assurance_id: string, key: string = randomUUID()) =>
  server(index).call(qualityAssurance.cancel, { body: { quality_assurance_id } }, { token: payer.token, key })

async function office(id: string) {
  const { which, token } = await seenByOffice(app, id)
  const inspection_company_id = await givenInspectionCompany(app)
  const offer = { price: 900, inspection_company_id, inspection_date: dayFromNow(app, 5) }
  const asked = () => ({ token, key: randomUUID() })
  return {
    quote: (index: number) =>
      server(index).call(officeInspections.quote, { body: { ...which, ...offer } }, asked()),
    deny: (index: number) =>
      server(index).call(
        officeInspections.deny,
        { body: { ...which, reason: 'Nobody works there' } },
        asked(),
      ),
    schedule: (index: number) =>
      server(index).call(
        officeInspections.schedule,
        { body: { ...which, scheduled_for: dayFromNow(app, 6) } },
        asked(),
      ),
    abort: (index: number) =>
      server(index).call(
        officeInspections.abort,
        { body: { ...which, reason: 'The inspector is ill', at_cost_of: 'tradelane' } },
        asked(),
      ),
  }
}
