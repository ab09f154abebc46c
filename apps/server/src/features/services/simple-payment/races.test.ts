import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts } from '@tradelane/contract/accounts/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenPayer, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { type SpawnedServer, spawnServer } from '../../../../test/spawned-server.ts'
import { testApp } from '../../../../test/test-app.ts'

// Two server processes on one database: nothing that a process remembers can hide a fault here.

let app: Awaited<ReturnType<typeof testApp>>
let servers: SpawnedServer[]
let dataDir: string

beforeAll(async () => {
  const SECRET = randomUUID()
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-races-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
  const env = {
    SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: app.connectionString,
    SANDBOX_STEP_MS: '3600000',
    PAYMENT_WAIT_MS: '3000',
  }
  servers = await Promise.all([spawnServer(env), spawnServer({ ...env, WORKER: 'off' })])
}, 60_000)
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('one payment comes of', () => {
  test('fifty equal requests at once with one key, over two processes', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        serverOf(index).call(simplePayments.save, { body }, { token: payer.token, key: 'the-one-click' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(await holdsOf(payer.companyId)).toHaveLength(1)
    expect(await payoutsOf(payer)).toHaveLength(1)
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })

  test('the same draft submitted under two keys, from two tabs', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        serverOf(index).call(simplePayments.save, { body }, { token: payer.token, key: `tab-${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    for (const answer of others) {
      expect(answer).toMatchObject({
        status: 409,
        body: {
          simple_payment_id: body.simple_payment_id,
          error: { code: 'ILLEGAL_STATE' },
          message: expect.stringMatching(/^This payment has been submitted already\. Its status: \w+\.$/),
        },
      })
    }
    expect(await payoutsOf(payer)).toHaveLength(1)
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
    const tries = await app.db
      .selectFrom('failed_attempts')
      .selectAll()
      .where('account', '=', payer.userId)
      .execute()
    expect(tries).toEqual([])
  })
})

test('Of two payments at the same time with money for one, exactly one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const [payer, colleague] = await givenTwoPayersOfOneCompany()
    const [first, second] = [
      await givenSubmission(app, payer, { amount: 60, reference: 'first' }),
      await givenSubmission(app, colleague, { amount: 60, reference: 'second' }),
    ]
    const answers = await Promise.all([
      serverOf(0).call(simplePayments.save, { body: first }, { token: payer.token }),
      serverOf(1).call(simplePayments.save, { body: second }, { token: colleague.token }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await payoutsOf(payer)).toHaveLength(1)
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '40.00' })
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe('40.00')
  }
}, 60_000)

/** A person has one code at a time, so two payments at once take two people of a company. */
async function givenTwoPayersOfOneCompany(): Promise<[Payer, Payer]> {
  const payer = await givenPayer(app, { balance: '100' })
  const email = `bo-${randomUUID()}@okafor.example`
  const { rows } = await app.deps.pool.query<{ user_id: string }>(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'user_id', gen_random_uuid(), 'work_email', $2::text))).* from users u where u.user_id = $1 returning user_id`,
    [payer.userId, email],
  )
  const login = await app.call(accounts.login, { body: { email, password: payer.password } })
  return [payer, { ...payer, email, userId: rows[0]?.user_id ?? '', token: login.body.jwt ?? '' }]
}

const serverOf = (index: number): SpawnedServer => {
  const server = servers[index % servers.length]
  if (!server) throw new Error('no server')
  return server
}
const payoutsOf = async (payer: Payer) =>
  app.deps.payments.listPayouts({ customer: await customerOf(payer.companyId) })

async function customerOf(companyId: string) {
  const company = await app.db
    .selectFrom('companies')
    .select(['provider_customer_id as customerId', 'provider_wallet_id as walletId'])
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return { customerId: company.customerId ?? '', walletId: company.walletId ?? '' }
}

const holdsOf = async (owner: string) =>
  (await app.deps.pool.query('select hold_id from ledger_holds where owner = $1', [owner])).rows
