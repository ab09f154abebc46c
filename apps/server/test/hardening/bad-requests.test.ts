import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { naughtyStrings } from '../naughty-strings.ts'
import { prepared, theApp } from '../the-app.ts'
import { edgesOfColumns } from './edges-of-columns.ts'
import { givenWorld } from './given-world.ts'
import { changed, fieldsOf, hasType, registeredCalls, variantsOf } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { expectHonest, sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

const withQuery = registeredCalls.filter(({ endpoint }) => endpoint.query)
const withBody = registeredCalls.filter(({ endpoint }) => endpoint.body)

test.each(withQuery)('$name answers any query string without a server error', async (call) => {
  const [query = {}] = sampleQueries(call, world.known)
  const odd = ['%', '%00=%00', '%ED%A0%80=%ff', '__proto__=1', '&&&=', 'page=1&page=2', 'a[b]=c']
  const filled = Object.keys(query).flatMap((name) =>
    [...naughtyStrings, ...wrongNumbersAndDays, ...edgesOfColumns.map(String)].map((value) =>
      String(new URLSearchParams({ ...query, [name]: value })),
    ),
  )
  const payload = call.endpoint.body ? '{}' : undefined
  for (const sent of [...odd, ...odd.map((text) => `${new URLSearchParams(query)}&${text}`), ...filled]) {
    const answer = await sendRaw(app, world, call, { query: sent, ...(payload ? { payload } : {}) })
    expectHonest(answer, `${call.name}?${sent}`.slice(0, 200))
  }
})

const wrongNumbersAndDays = ['0000-01-01', '9999-12-31', '-1', '1e9', '007', '00.50']

const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
const poisoned = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"then":1}',
  '{"status":"Clear","kyb_status":"Clear","uid":"00000000-0000-0000-0000-000000000000","role":"admin"}',
  nested,
  `{"contract_id":${nested}}`,
  `{"contract_id":${nested},"amount":1e3,"amount_sent":1e3}`,
  '{"\\u0000":"\\ud800"}',
  '{"a":1}{"b":2}',
  '[',
  'NaN',
  '\u0000',
  '\ufeff[]',
]

test.each(withBody)('$name refuses poisoned, nested and broken JSON, and writes nothing', async (call) => {
  await world.prepare(call)
  const before = await rowsOfDatabase(app)
  for (const payload of poisoned) {
    const answer = await sendRaw(app, world, call, { payload })
    const what = `${call.name} ${payload.slice(0, 60)}`
    // The lists of customers and of sessions to end ask for nothing: a field that is not theirs is refused all the same.
    expect([what, answer.statusCode, answer.json().error?.code]).toEqual([what, 400, 'INVALID_REQUEST'])
  }
  expect(await rowsOfDatabase(app)).toEqual(before)
  expect({}).not.toHaveProperty('isAdmin')
})

test('a deeply nested body cannot hide a number with an exponent from the check', async () => {
  const [save] = registeredCalls.filter(({ endpoint }) => endpoint.path === '/simple_payment/save')
  if (!save) throw new Error('there is no call that saves a payment')
  const payload = `{"save_as_draft":1,"amount_sent":1e3,"amount_sent_currency":"USD","contract_id":${nested}}`
  expect((await sendRaw(app, world, save, { payload })).statusCode).toBe(400)
})

/** Each makes some pattern that is written without care try every way to read it. */
const endless = [
  `x${' '.repeat(50_000)}x`,
  `x${'\t'.repeat(50_000)}x`,
  'a.'.repeat(25_000),
  'a@'.repeat(25_000),
  'a-'.repeat(25_000),
  '1 '.repeat(25_000),
  ' ,'.repeat(25_000),
  `data:${';a='.repeat(16_000)}`,
  `https://${'/'.repeat(50_000)}`,
  '\n'.repeat(50_000),
]

test('a long text is checked in a short time', () => {
  const slow: string[] = []
  for (const call of withBody) {
    for (const [index, body] of sampleBodies(call, world.known).entries()) {
      const fields = fieldsOf(variantsOf(call.endpoint.body)[index] ?? {})
      for (const { path } of fields.filter((field) => hasType(field, 'string'))) {
        // The processor's time, not the clock's: others use this machine too.
        const before = process.threadCpuUsage()
        for (const long of endless)
          z.safeParse(call.endpoint.body as z.ZodMiniType, changed(body, path, long))
        const { user, system } = process.threadCpuUsage(before)
        if ((user + system) / 1_000 > 1_000) slow.push(`${call.name} ${path.join('.')}`)
      }
    }
  }
  expect(slow).toEqual([])
})

describe('an invalid request is refused with our error format:', () => {
  const refusal = {
    status: 'fail',
    message: 'The request is not readable.',
    error: { code: 'INVALID_REQUEST' },
  }

  test.each(['/api/%E0%A4%A', '/api/users/get%', '/%'])('the address %s', async (url) => {
    const answer = await app.server.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['no HTTP', 'GARBAGE\r\n\r\n'],
    ['too long a header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
    [
      'two lengths',
      'POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s', async (_, sent) => {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual(refusal)
  })
})

describe('a body of 20 MB is answered with 413, and the connection is not reset', () => {
  const body = Buffer.alloc(20 * 1024 * 1024, 'a')

  const tooLarge = 'This is too large. Choose a smaller file.'
  const tooLong = (most: number) =>
    `This is too long: at most ${most} KB can be sent at once. Shorten your texts.`
  const hasLength = { 'content-length': body.length }

  test.each([
    ['of known length, to a call that takes a file', '/api/common/upload', hasLength, tooLarge],
    ['of known length, to a call that takes texts', '/api/users/login', hasLength, tooLong(64)],
    ['of known length, to a call that takes long texts', '/api/users/update', hasLength, tooLong(512)],
    ['in chunks', '/api/common/upload', { 'transfer-encoding': 'chunked' }, tooLarge],
    ['on a connection that the client closes', '/api/users/login', { connection: 'close' }, tooLong(64)],
  ])('%s', async (_, path, more, message) => {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${world.payer.token}` }
    const sent = request({ port, path, method: 'POST', headers: { ...headers, ...more } })
    sent.end(body)
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(413)
    expect(JSON.parse(await text(answer))).toEqual({
      status: 'fail',
      message,
      error: { code: 'TOO_LARGE' },
    })
  })
})

test('the webhook refuses a forged body, and accepts every shape of a genuine one', async () => {
  const call = registeredCalls.find(({ endpoint }) => endpoint.auth === 'provider')
  if (!call) throw new Error('there is no webhook')
  const before = await rowsOfDatabase(app)
  for (const payload of ['{}', ...poisoned]) {
    const stranger = await sendRaw(app, world, call, { payload })
    expect([400, 401]).toContain(stranger.statusCode)
  }
  expect(await rowsOfDatabase(app)).toEqual(before)
  const headers = { 'x-partner-key': app.deps.config.webhookKey }
  for (const externalId of [
    null,
    1,
    {},
    '',
    'x\u0000y',
    '\ud800',
    "'; drop table events; --",
    'x'.repeat(50_000),
  ]) {
    const payload = JSON.stringify({ externalId, template: 'x\u0000y' })
    const answer = await sendRaw(app, world, call, { payload, headers })
    expect([payload.slice(0, 60), answer.statusCode < 500]).toEqual([payload.slice(0, 60), true])
  }
})
