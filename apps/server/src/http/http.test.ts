import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../test/given-company.ts'
import { testApp } from '../../test/test-app.ts'
import { theApp } from '../../test/the-app.ts'

const app = theApp({ METRICS_ALLOW: '127.0.0.1' })

describe('every call of the OpenAPI document', () => {
  test('is one of the server, under one name', async () => {
    const all = await operations()
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { method, url } of all) expect(app.server.hasRoute({ method, url })).toBe(true)
  })

  test('that requires a session is refused without one, and with another kind', async () => {
    const { token } = await givenCompany(app)
    for (const { method, url, who } of await operations()) {
      if (who === 'none' || who === 'provider') continue
      const stranger = await app.server.inject({ method, url })
      expect([url, stranger.statusCode]).toEqual([url, 401])
      if (who !== 'admin') continue
      const customer = await app.server.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
      expect([url, customer.statusCode]).toEqual([url, 401])
    }
  })

  test('refuses an invalid body, and never fails with a server error', async () => {
    const { token } = await givenCompany(app)
    const bodies = ['[]', '"text"', '12', 'null', '{"__proto__":{"x":1}}', '{"a":', '{"unknown":true}', '']
    for (const { method, url, who } of await operations()) {
      if (method !== 'POST') continue
      for (const payload of bodies) {
        const headers = {
          'content-type': 'application/json',
          ...(who === 'none' ? {} : { authorization: `Bearer ${token}` }),
        }
        const answer = await app.server.inject({ method, url, headers, payload })
        expect([url, payload, answer.statusCode < 500]).toEqual([url, payload, true])
      }
    }
  })
})

test('the page of the API reads the same document', async () => {
  const [ours, pages] = [
    await app.server.inject('/api/openapi.json'),
    await app.server.inject('/api/docs/json'),
  ]
  expect(ours.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(ours.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Tradelane' } })
  expect([pages.headers['content-type'], pages.body]).toEqual([ours.headers['content-type'], ours.body])
})

describe('every answer', () => {
  test.each(['/api/users/get', '/api/nothing-here', '/api/docs', '/healthz', '/'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await app.server.inject(url)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('of an unknown address says so without a stack, a query or a path', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/api/../../etc/passwd' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      status: 'fail',
      message: 'This record was not found.',
      error: { code: 'NOT_FOUND' },
    })
  })
})

describe('a request body', () => {
  const post = (payload: string, contentType = 'application/json') =>
    app.server.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': contentType },
      payload,
    })

  test('may hold no number with an exponent, though texts may look like one', async () => {
    expect((await post('{"email":"a@b.example","password":"abc","x":1e3}')).json().message).toBe(
      'The request is not readable.',
    )
    expect((await post('{"email":"a@b.example","password":"pass1e3word"}')).statusCode).toBe(401)
  })

  test('must be JSON', async () => {
    expect((await post('email=a@b.example', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await post('{"email":"a"}', 'text/plain')).statusCode).toBe(415)
  })

  test('is refused early when it is too large', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(70_000) }))).statusCode).toBe(413)
  })
})

describe('the probes', () => {
  test('report that the product is alive and ready', async () => {
    expect((await app.server.inject('/healthz')).statusCode).toBe(200)
    expect((await app.server.inject('/readyz')).json()).toEqual({
      status: 'success',
      checks: { database: true, files: true, worker: true },
    })
  })

  test('show metrics to the configured address only', async () => {
    expect((await app.server.inject('/metrics')).body).toContain('http_request_seconds')
    const elsewhere = await app.server.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })
    expect(elsewhere.statusCode).toBe(404)
  })
})

test('requests beyond the limit are refused for the caller alone', async () => {
  const limited = await testApp({ RATE_LIMIT: '20' })
  const login = (remoteAddress: string) =>
    limited.server.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress,
      payload: { email: 'a@b.example', password: 'abc' },
    })
  const statuses: number[] = []
  for (let request = 0; request < 5; request++) statuses.push((await login('10.0.0.1')).statusCode)
  expect(statuses).toEqual([401, 401, 429, 429, 429])
  // Not what is left of the limit by address, which has not refused.
  const { headers } = await login('10.0.0.1')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  expect((await login('10.0.0.2')).statusCode).toBe(401)
  await limited.close()
})

test('calls that are refused for one account are not counted for its office', async () => {
  const limited = await testApp({ RATE_LIMIT: '20' })
  const [loud, colleague] = [await givenCompany(limited), await givenCompany(limited)]
  const ask = async (token: string, remoteAddress: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = { url: '/api/users/get', remoteAddress, headers } as const
    return (await limited.server.inject(request)).statusCode
  }
  const flood = async (token: string, remoteAddress: string, calls: number) => {
    const statuses: number[] = []
    for (let call = 0; call < calls; call++) statuses.push(await ask(token, remoteAddress))
    return [200, 401, 429].map((status) => statuses.filter((one) => one === status).length)
  }
  // The address has 80.
  const [answered, , refused] = await flood(loud.token, '10.0.0.3', 100)
  expect([answered, refused]).toEqual([20, 80])
  expect(await ask(colleague.token, '10.0.0.3')).toBe(200)
  expect(await flood('nobody', '10.0.0.3', 70)).toEqual([0, 59, 11])
  expect(await ask(colleague.token, '10.0.0.3')).toBe(429)
  await limited.close()
})

test('a call is refused by its account before its body is read', async () => {
  const limited = await testApp({ RATE_LIMIT: '20' })
  const { token } = await givenCompany(limited)
  const post = async (authorization: string) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const [url, remoteAddress, payload] = ['/api/users/sessions/revoke', '10.0.0.4', 'x'.repeat(100_000)]
    return (await limited.server.inject({ method: 'POST', url, remoteAddress, headers, payload })).statusCode
  }
  const statuses: number[] = []
  for (let call = 0; call < 100; call++) statuses.push(await post(`Bearer ${token}`))
  // One that is read is too large.
  expect(statuses).toEqual([...Array(20).fill(413), ...Array(80).fill(429)])
  expect(await post('Bearer nobody')).toBe(401)
  await limited.close()
})

test('a session that ends in another process is refused here at once', async () => {
  const { token } = await givenCompany(app)
  expect((await app.call(accounts.profile, {}, { token })).status).toBe(200)
  await app.deps.pool.query('update sessions set ended_at = now() where ended_at is null')
  const ask = async () => (await app.call(accounts.profile, {}, { token })).status
  await expect.poll(ask, { timeout: 60_000 }).toBe(401)
})

type OpenApi = {
  paths: Record<string, Record<string, { security: unknown[]; 'x-who'?: string; operationId: string }>>
}

async function operations() {
  const { paths } = (await app.server.inject('/api/openapi.json')).json<OpenApi>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      url: `/api${path}`,
      who: operation['x-who'] ?? 'none',
      id: operation.operationId,
    })),
  )
}
