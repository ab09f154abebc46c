import { accounts } from '@tradelane/contract/accounts/calls'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/deps/env.ts'
import { theApp } from '../the-app.ts'
import { registeredCalls } from './registered-calls.ts'

const app = theApp({ NODE_ENV: 'production', MODE: 'sandbox', SECRET: 'x'.repeat(32) }, { isEmpty: true })

test('browsers come back encrypted only, and send the cookie encrypted only', async () => {
  const answers = [
    await app.server.inject('/'),
    await app.server.inject('/api/users/get'),
    await app.server.inject('/healthz'),
  ]
  for (const { headers } of answers) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
    expect(headers).not.toHaveProperty('x-sandbox-clock')
  }
  const { headers } = await app.call(accounts.login, {
    body: { email: 'nobody@okafor.example', password: 'Wrong-Lantern-27' },
  })
  expect(headers['set-cookie']).toMatch(
    /^tradelane_device=[0-9a-f-]{36}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  )
})

test('there is nobody to sign in as, until an operator adds somebody', async () => {
  for (const table of ['administrators', 'users', 'companies'] as const) {
    const { count } = await app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    expect([table, count]).toEqual([table, 0n])
  }
})

test('no call of the sandbox is there', async () => {
  const played = registeredCalls.filter(({ endpoint: { path } }) => path.startsWith('/sandbox/'))
  expect(played.length).toBeGreaterThan(8)
  for (const { name, endpoint } of played) {
    const url = `/api${endpoint.path}`
    expect([name, app.server.hasRoute({ method: endpoint.method, url })]).toEqual([name, false])
  }
})

test('it does not start without a secret of its own, nor with a short one', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SECRET is required in production')
  expect(() => readConfig({ NODE_ENV: 'production', SECRET: 'short' })).toThrow('SECRET')
  expect(readConfig({ NODE_ENV: 'production', SECRET: 'x'.repeat(32) })).toMatchObject({
    isSandbox: false,
    seedsDemo: false,
    crashAt: undefined,
  })
})
