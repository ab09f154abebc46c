import { accounts } from '@tradelane/contract/accounts/calls'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { type RegisteredCall, registeredCalls } from './registered-calls.ts'
import { rowsExceptTrail, rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))
beforeAll(async () => {
  for (const call of gets) first.push({ call, answer: await sendRaw(app, world, call, queryOf(call)) })
})

const posts = registeredCalls.filter(({ endpoint }) => endpoint.method === 'POST')

test('no GET changes anything, nor does a HEAD', async () => {
  const before = await rowsExceptTrail(app)
  for (const call of gets) {
    const answer = await sendRaw(app, world, call, queryOf(call))
    expect([call.name, answer.statusCode]).toEqual([call.name, 200])
    const head = await sendRaw(
      app,
      world,
      { ...call, endpoint: { ...call.endpoint, method: 'HEAD' as 'GET' } },
      queryOf(call),
    )
    expect([call.name, head.statusCode < 500]).toEqual([call.name, true])
  }
  expect(await rowsExceptTrail(app)).toEqual(before)
})

/** What a page of somebody else can send without asking first. */
const simpleTypes = [
  'text/plain',
  'text/plain; application/json',
  'text/plain;charset=application/json',
  'multipart/form-data; boundary=application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; application/json',
  '',
]

test.each(posts)('$name accepts no body that another site can send without permission', async (call) => {
  const [body = {}] = sampleBodies(call, world.known)
  const before = await rowsOfDatabase(app)
  for (const type of simpleTypes) {
    const headers = { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await sendRaw(app, world, call, { payload: JSON.stringify(body), headers })
    expect([type, answer.statusCode, answer.json().status]).toEqual([type, 415, 'fail'])
  }
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test('a cookie alone is not accepted, because a browser sends it automatically', async () => {
  const before = await rowsOfDatabase(app)
  const cookie = `jwtToken=${world.payer.token}; adminToken=${world.adminToken}`
  for (const call of registeredCalls.filter(({ endpoint }) => endpoint.auth !== 'none')) {
    const answer = await sendRaw(app, world, call, {
      token: undefined,
      headers: { cookie },
      ...queryOf(call),
    })
    expect([call.name, answer.statusCode]).toEqual([call.name, 401])
  }
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test('no other site may read an answer, or ask to send more', async () => {
  const origin = 'https://evil.example'
  for (const call of registeredCalls) {
    const answer = await sendRaw(app, world, call, {
      token: undefined,
      headers: { origin },
      ...queryOf(call),
    })
    const preflight = await app.server.inject({
      method: 'OPTIONS',
      url: `/api${call.endpoint.path}`,
      headers: { origin, 'access-control-request-method': call.endpoint.method },
    })
    for (const { headers } of [answer, preflight])
      expect([call.name, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([
        call.name,
        [],
      ])
  }
})

describe('the browser’s security headers are set on', () => {
  const expectGuarded = (what: string, { headers }: LightMyRequestResponse) =>
    expect([what, headers]).toEqual([
      what,
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(/frame-ancestors 'none'|sandbox/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ])

  test('every answer of every call, good or bad', async () => {
    for (const call of registeredCalls) {
      expectGuarded(call.name, await sendRaw(app, world, call, { token: undefined, payload: '{' }))
      expectGuarded(call.name, await sendRaw(app, world, call, { token: 'x.y.z', ...queryOf(call) }))
    }
    for (const { call, answer } of first) expectGuarded(call.name, answer)
  })

  test('files, which are sandboxed downloads', async () => {
    const [call] = registeredCalls.filter(({ endpoint }) => endpoint.path === '/common/serve_file')
    if (!call) throw new Error('there is no call that serves files')
    const answer = await sendRaw(app, world, call, queryOf(call))
    expectGuarded(call.name, answer)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox;/)
  })
})

test('links in mails lead to our site, regardless of the host that a request names', async () => {
  const { email } = await givenCompany(app)
  await app.server.inject({
    method: 'POST',
    url: `/api${accounts.forgotPassword.path}`,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    payload: { email },
  })
  await app.runJobs()
  const [mail] = await app.mails(email)
  expect(mail?.text).toContain(`${app.deps.config.publicUrl}/reset-password?token=`)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

/** The answer to each GET, sent for the first time: papers take long to draw. */
const first: { call: RegisteredCall; answer: LightMyRequestResponse }[] = []
const gets = registeredCalls.filter(({ endpoint }) => endpoint.method === 'GET')

const queryOf = (call: RegisteredCall) => {
  const [query] = sampleQueries(call, world.known)
  return query ? { query: String(new URLSearchParams(query)) } : {}
}
