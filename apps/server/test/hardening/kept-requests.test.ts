import { createHash } from 'node:crypto'
import { wallet } from '@tradelane/contract/wallet/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { givenPayer } from '../given-payment.ts'
import { testApp } from '../test-app.ts'
import { theApp } from '../the-app.ts'

const app = theApp()

test('the stored form of a request with a password does not help to guess the password', async () => {
  const { token, password } = await givenPayer(app, { balance: '0' })
  const body = added(password)
  await app.call(wallet.addBalance, { body }, { token, key: 'a key' })
  const { request_hash: kept } = await app.db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .executeTakeFirstOrThrow()
  const text = `POST /api/users/nium/add_balance\n${JSON.stringify(body)}`
  expect(kept).not.toBe(createHash('sha256').update(text).digest('hex'))
  const rows = await app.db.selectFrom('idempotency_keys').selectAll().execute()
  expect(rows.flatMap(Object.values).map(String).join()).not.toContain(password)
})

test('a temporary refusal says when to retry, with and without a key, and is not stored', async () => {
  const { token } = await givenPayer(app, { balance: '0' })
  const answers = []
  for (let round = 0; round < 6; round++) {
    const options = { token, key: `try ${round}` }
    answers.push(await app.call(wallet.addBalance, { body: added('Wrong-Lantern-27') }, options))
  }
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  const kept = await app.db.selectFrom('idempotency_keys').select('key').where('key', '=', 'try 5').execute()
  expect(kept).toEqual([])
})

test('a person has one limit, regardless of how the header is written', async () => {
  const limited = await testApp({ RATE_LIMIT: '50' })
  const { token } = await givenCompany(limited)
  const schemes = ['Bearer', 'bearer', 'BEARER', 'bEARER', 'BeArEr']
  const statuses: number[] = []
  for (let round = 0; round < 60; round++) {
    const authorization = `${schemes[round % schemes.length]} ${token}`
    const answer = await limited.server.inject({ url: '/api/users/sessions', headers: { authorization } })
    statuses.push(answer.statusCode)
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(50)
  expect(statuses.at(-1)).toBe(429)
  await limited.close()
})

const added = (password: string) =>
  ({
    amount: 10,
    destinationCurrencyCode: 'USD',
    fundingChannel: 'PREFUND',
    sourceCurrencyCode: 'USD',
    password,
    verify_code: '123456',
  }) as const
