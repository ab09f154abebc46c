import { accounts } from '@tradelane/contract/accounts/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksOf } from './books.ts'
import { givenCompany } from './given-company.ts'
import { hafenhandel } from './given-partner.ts'
import { givenPayer, givenSubmission, untilSettled } from './given-payment.ts'
import { type TestApp, testApp } from './test-app.ts'

// Two processes of the product on one database, as behind a proxy that asks either in turn: docs/several-machines.md.

const shared = { SECRET: 'the same in all processes of an installation', RATE_LIMIT: '60' }
let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await testApp(shared)
  other = await testApp(shared, { database: one })
})
afterAll(async () => {
  await other?.close()
  await one?.close()
})

test('who signs in at one process is signed in at the other, and signs out of both', async () => {
  const { token } = await givenCompany(one)
  expect((await other.call(accounts.profile, {}, { token })).status).toBe(200)
  expect((await one.call(accounts.logout, {}, { token })).status).toBe(200)
  const ask = async () => (await other.call(accounts.profile, {}, { token })).status
  await expect.poll(ask, { timeout: 30_000 }).toBe(401)
})

test('a request that is repeated at the other process gets the answer of the first', async () => {
  const { token } = await givenPayer(one, { balance: '0' })
  const options = { token, key: 'sent-twice' }
  const body = [{ ...hafenhandel, company_registration_number: 'HRB 815' }]
  const first = await one.call(partners.add, { body }, options)
  const second = await other.call(partners.add, { body }, options)
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-hit']).toBe('true')
})

test('a payment sent to both at once is made once', async () => {
  const payer = await givenPayer(one, { balance: '1000' })
  const body = await givenSubmission(one, payer, { amount: 100 })
  const keys = ['from one tab', 'from another']
  const sent = [one, other].map((app, index) =>
    app.call(simplePayments.save, { body }, { token: payer.token, key: keys[index] ?? '' }),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses).toContain(200)
  await untilSettled(one)
  expect(await booksOf(one, payer.companyId)).toMatchObject({ 'available USD': '900.00' })
  expect(await checkInvariants(one.db)).toEqual([])
})

test('an account that has used its limit at one process is refused at the other a moment later', async () => {
  const { token } = await givenCompany(one)
  const ask = async (app: TestApp) => (await app.call(accounts.profile, {}, { token })).status
  const limit = Number(shared.RATE_LIMIT)
  // Of two features in turn: all calls of an account are counted together.
  for (let call = 0; call <= limit; call++) {
    if (call % 2) await one.call(wallet.balances, {}, { token })
    else await ask(one)
  }
  // With a quarter of the limit it reads what others counted; with at most 30 calls more it stays below the limit by its own count.
  for (let call = 0; call < limit / 4; call++) await ask(other)
  await expect.poll(() => ask(other), { timeout: 30_000, interval: 1_000 }).toBe(429)
})

test('what could guess a password is counted for both together', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    const { server } = turn % 2 ? other : one
    // Each account has a limit of its own for wrong passwords.
    const payload = { email: `a${turn}@b.example`, password: 'abc' }
    const remoteAddress = '10.0.0.9'
    const answer = await server.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
})

test('a flood from one address ends at the process, and does not reach the database', async () => {
  const send = () =>
    one.server.inject({
      ...{ method: 'POST', url: '/api/users/login', remoteAddress: '10.0.0.8' },
      payload: { email: 'flood@b.example', password: 'abc' },
    })
  const perMinute = 4 * Number(shared.RATE_LIMIT)
  for (let call = 0; call < perMinute + 40; call++) await send()
  const { rows } = await one.deps.pool.query('select calls from guess_counts where address = $1', [
    '10.0.0.8',
  ])
  expect(rows).toEqual([{ calls: perMinute }])
})
