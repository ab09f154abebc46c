import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { startEmbedded } from '@tradelane/db/embedded'
import { checkInvariants } from '@tradelane/ledger'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../src/app/prepare-database.ts'
import { reconcileProvider } from '../../src/features/books/reconciliation/index.ts'
import { booksOf } from '../books.ts'
import { hafenhandel } from '../given-partner.ts'
import { givenPayer, givenSubmission, type Payer, untilSettled } from '../given-payment.ts'
import { failure, type TestApp, testApp } from '../test-app.ts'

// A server whose commits wait for a standby that never comes. Only those wait that a trigger below chooses: all others are `local`.

let dataDir: string
let server: Awaited<ReturnType<typeof startEmbedded>>
let outside: pg.Client
let app: TestApp

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-unconfirmed-'))
  const settings = { synchronous_standby_names: 'nobody', synchronous_commit: 'local' }
  server = await startEmbedded({ dataDir, settings })
  await prepareDatabase(server.connectionString)
  outside = new pg.Client(server.connectionString)
  await outside.connect()
  // As an operator may have it. That a standby has not confirmed is only a warning.
  await outside.query('alter role postgres set client_min_messages = error')
  app = await testApp({}, { database: server })
})
afterAll(async () => {
  await app?.close()
  await outside?.end()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const confirm = `perform set_config('synchronous_commit', 'on', true)`

const endings = [
  ['the wait for the standby is given up', confirm, 'pg_cancel_backend'],
  ['the connection is lost while the commit waits for the standby', confirm, 'pg_terminate_backend'],
  ['the connection is lost before the commit', 'perform pg_terminate_backend(pg_backend_pid())', undefined],
] as const

test.each(endings)(
  'when %s, a payment is "not known", and its repeat is paid once',
  async (_, happens, ending) => {
    const payer = await givenPayer(app, { name: 'Waiting Ltd', balance: '1000' })
    const body = await givenSubmission(app, payer, { amount: 100 })
    const options = { token: payer.token, key: body.simple_payment_id }
    await atCommitOf('simple_payments', happens)
    const sent = app.call(simplePayments.save, { body }, options)
    if (ending) await endWaiting(ending)
    const answer = await sent
    await atCommitOf('simple_payments', undefined)

    expect([answer.status, failure(answer)]).toEqual([
      503,
      {
        status: 'fail',
        message: 'We cannot say yet whether this was done. Try again: nothing is paid twice.',
        error: { code: 'OUTCOME_UNKNOWN' },
      },
    ])
    const again = await app.call(simplePayments.save, { body }, options)
    expect([again.status, again.body.simple_payment_id]).toEqual([200, body.simple_payment_id])
    await untilSettled(app)
    await expectPaidOnce(payer, body.simple_payment_id)
  },
)

async function expectPaidOnce(payer: Payer, simplePaymentId: string): Promise<void> {
  const paid = await app.db
    .selectFrom('simple_payments')
    .where('uid', '=', payer.companyId)
    .select(['simple_payment_id', 'state'])
    .execute()
  expect(paid).toEqual([{ simple_payment_id: simplePaymentId, state: 'paid' }])
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '900.00' })
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
}

test('a write without a key is answered in the same way, and is there', async () => {
  const payer = await givenPayer(app, { name: 'Writing Ltd', balance: '0' })
  await atCommitOf('partners', confirm)
  const company = { ...hafenhandel, company_registration_number: 'HRB 4711' }
  const sent = app.call(partners.add, { body: [company] }, { token: payer.token })
  await endWaiting('pg_cancel_backend')
  expect(failure(await sent).error.code).toBe('OUTCOME_UNKNOWN')
  await atCommitOf('partners', undefined)
  const { rows } = await outside.query('select 1 from partners where company_registration_number = $1', [
    'HRB 4711',
  ])
  expect(rows.length).toBe(1)
})

test('where not even the key could be taken, nothing was started, and the repeat does not wait', async () => {
  const payer = await givenPayer(app, { name: 'Keyed Ltd', balance: '0' })
  const options = { token: payer.token, key: 'not-even-started' }
  await atCommitOf('idempotency_keys', confirm)
  const sent = app.call(partners.add, { body: [hafenhandel] }, options)
  await endWaiting('pg_cancel_backend')
  expect(failure(await sent).error.code).toBe('DEPENDENCY_UNAVAILABLE')
  await atCommitOf('idempotency_keys', undefined)
  const again = await app.call(partners.add, { body: [hafenhandel] }, options)
  expect([again.status, again.headers['idempotency-hit']]).toEqual([200, undefined])
})

/** Lets the commits of changes to a table wait for the standby, or end; undefined puts an end to that. */
async function atCommitOf(table: string, happens: string | undefined): Promise<void> {
  await outside.query(`drop trigger if exists at_commit on ${table}`)
  if (!happens) return
  await outside.query(`create or replace function at_commit() returns trigger language plpgsql as
    $$ begin ${happens}; return null; end $$`)
  await outside.query(`create constraint trigger at_commit after insert or update on ${table}
    deferrable initially deferred for each row execute function at_commit()`)
}

/** Ends the wait of each commit that waits for the standby, once there is one. */
async function endWaiting(ending: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<void> {
  const end = async () => {
    const { rows } = await outside.query(
      `select ${ending}(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    )
    return rows.length
  }
  await expect.poll(end, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
}
