import { accounts } from '@tradelane/contract/accounts/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startWorker } from '../../src/app/worker.ts'
import { unlockWorkOfDeadProcesses } from '../../src/work/process-identity.ts'
import { givenCompany, givenPassword } from '../given-company.ts'
import { hafenhandel } from '../given-partner.ts'
import { givenPayer } from '../given-payment.ts'
import { failure } from '../test-app.ts'
import { prepared, theApp } from '../the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
let outside: pg.Client
beforeAll(async () => {
  outside = new pg.Client(inject('databaseServer'))
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
})
let turns = 0

test('while connections keep breaking, each request succeeds or says that it may be tried again', async () => {
  const sent: Sent[] = []
  let isOver = false
  let broken = 0
  const people = Array.from({ length: 12 }, () => keepWorking(sent, () => isOver))
  try {
    for (let round = 0; round < 8; round++) {
      const answered = sent.length
      await expect.poll(() => sent.length, patiently).toBeGreaterThan(answered + 15)
      broken += await breakConnections()
    }
  } finally {
    isOver = true
    await Promise.all(people)
  }

  expect(broken).toBeGreaterThan(8)
  const temporary = ['DEPENDENCY_UNAVAILABLE', 'OUTCOME_UNKNOWN']
  const others = sent.filter(({ status, code = '' }) => status !== 200 && !temporary.includes(code))
  expect(others).toEqual([])
  expect(sent.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  // A request that waits for a lost connection would wait for ever.
  expect(Math.max(...sent.map(({ ms }) => ms))).toBeLessThan(15_000)
  await expect.poll(isEachConnectionNew, patiently).toBe(true)
  await expectNothingLost(sent)
  expect(await checkInvariants(app.db)).toEqual([])
})

/** The pool hears of a broken connection a moment after the database has ended it: until then it may give it to this test too. */
async function isEachConnectionNew(): Promise<boolean> {
  const { pool } = app.deps
  const asked = Array.from({ length: pool.totalCount + 1 }, () => pool.query('select 1'))
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled')
}

/** What was answered with success is there, once. */
async function expectNothingLost(sent: Sent[]): Promise<void> {
  const { rows } = await app.deps.pool.query<{ number: string }>(
    `select company_registration_number as number from partners where company_registration_number <> $1
     union all select reference from simple_payments`,
    [hafenhandel.company_registration_number],
  )
  const kept = rows.map(({ number }) => number)
  const promised = sent.filter(({ what, status }) => status === 200 && /^(add|save)/.test(what))
  expect(promised.length).toBeGreaterThan(0)
  expect(new Set(kept).size).toBe(kept.length)
  expect(promised.filter(({ number }) => !kept.includes(number))).toEqual([])
}

test('a query that hangs is cancelled and answered with "try again", without effect on others', async () => {
  const { rows } = await app.deps.pool.query<{ lock: string; statement: string }>(
    `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
  )
  expect(rows).toEqual([{ lock: '10s', statement: '30s' }])
  const holder = new pg.Client(app.connectionString)
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table partners in access exclusive mode')
  const stuck = app.call(partners.add, { body: [hafenhandel] }, { token: payer.token })
  expect((await app.call(wallet.balances, {}, { token: payer.token })).status).toBe(200)
  await expect.poll(cancelWaiting, patiently).toBe(1)
  expect(failure(await stuck).error.code).toBe('DEPENDENCY_UNAVAILABLE')
  await holder.query('rollback')
  await holder.end()
  expect((await app.call(partners.add, { body: [hafenhandel] }, { token: payer.token })).status).toBe(200)
})

/** Does at once what the database does by itself when patience is over. Answers how many were waiting. */
async function cancelWaiting(): Promise<number> {
  const { rows } = await outside.query<{ cancelled: string }>(
    `select count(pg_cancel_backend(pid)) as cancelled from pg_stat_activity
      where datname = $1 and wait_event_type = 'Lock'`,
    [new URL(app.connectionString).pathname.slice(1)],
  )
  return Number(rows[0]?.cancelled)
}

test('sessions that end after an outage end in this process too', async () => {
  const { email, token } = await givenCompany(app)
  expect((await app.call(accounts.profile, {}, { token })).status).toBe(200)
  await breakConnections()
  const body = { email, password: givenPassword }
  await expect.poll(async () => (await app.call(accounts.login, { body })).status, patiently).toBe(200)
  await app.deps.pool.query('update sessions set ended_at = now() where ended_at is null and user_id <> $1', [
    payer.userId,
  ])
  await expect.poll(async () => (await app.call(accounts.profile, {}, { token })).status, patiently).toBe(401)
})

test('the worker continues its jobs after an outage, is not treated as dead, and stops on request', async () => {
  const { email } = await givenCompany(app)
  const worker = await startWorker(app.deps, app.connectionString)
  await breakConnections()
  const ask = async () => (await app.call(accounts.forgotPassword, { body: { email } })).status
  await expect.poll(ask, patiently).toBe(200)
  await expect
    .poll(async () => (await app.mails(email)).map(({ subject }) => subject), patiently)
    .toContain('Set a new Tradelane password')
  await expect.poll(announced, patiently).toEqual({ processes: 1, locks: 1 })
  await unlockWorkOfDeadProcesses(app.deps.pool)
  expect(await announced()).toEqual({ processes: 1, locks: 1 })
  expect(worker.isRunning()).toBe(true)
  await breakConnections()
  await worker.stop()
})

async function announced(): Promise<{ processes: number; locks: number }> {
  const { rows } = await outside.query<{ locks: string }>(
    `select count(*) as locks from pg_locks
      where locktype = 'advisory' and objsubid = 2 and database = (select oid from pg_database where datname = $1)`,
    [new URL(app.connectionString).pathname.slice(1)],
  )
  const processes = await app.db.selectFrom('worker_processes').select('process_id').execute()
  return { processes: processes.length, locks: Number(rows[0]?.locks) }
}

/** Breaks every connection to the test's database, as a restart of the server does. */
async function breakConnections(): Promise<number> {
  const { rows } = await outside.query<{ broken: string }>(
    'select count(pg_terminate_backend(pid)) as broken from pg_stat_activity where datname = $1',
    [new URL(app.connectionString).pathname.slice(1)],
  )
  return Number(rows[0]?.broken)
}

type Sent = { what: string; status: number; code?: string; ms: number; number: string }

/** What people do, one thing after the other, until it is over. */
async function keepWorking(sent: Sent[], isOver: () => boolean): Promise<void> {
  const prices = { source_currency_code: 'USD', destination_currency_code: 'EUR', amount: 10 } as const
  while (!isOver()) {
    const turn = ++turns
    const number = `HRB ${turn}`
    const options = { token: payer.token, ...(turn % 2 ? { key: number } : {}) }
    const company = { ...hafenhandel, company_registration_number: number }
    const things = {
      'add a partner': () => app.call(partners.add, { body: [company] }, options),
      'list partners': () => app.call(partners.list, { query: {} }, options),
      'read balances': () => app.call(wallet.balances, {}, options),
      'take a quote': () => app.call(wallet.quote, { body: prices }, options),
      'save a draft': () =>
        app.call(simplePayments.save, { body: { save_as_draft: 1, reference: number } }, options),
    }
    const [what, act] = Object.entries(things)[turn % 5] ?? ['nothing', things['read balances']]
    const startedAt = performance.now()
    const answer = await act()
    const { code } = failure(answer).error ?? {}
    sent.push({
      what,
      status: answer.status,
      ...(code ? { code } : {}),
      ms: performance.now() - startedAt,
      number,
    })
  }
}
const patiently = { interval: 5, timeout: 30_000 }
