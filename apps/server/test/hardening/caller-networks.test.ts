import { accounts } from '@tradelane/contract/accounts/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { tradingForm } from '../given-trading-info.ts'
import { type TestApp, testApp } from '../test-app.ts'

test('all addresses of one IPv6 network have one limit together', async () => {
  const app = await testApp({ RATE_LIMIT: '20' })
  const statuses: number[] = []
  for (const host of ['1', '2', 'ffff:1:2', '4'])
    statuses.push(await signInFrom(app, `2001:db8:7:7::${host}`))
  expect(statuses).toEqual([401, 401, 429, 429])
  expect(await signInFrom(app, '2001:db8:7:8::1')).toBe(401)
  await app.close()
})

test('ten public forms in an hour are taken from one IPv6 network', async () => {
  const app = await testApp({ RATE_LIMIT: '6000' })
  const statuses: number[] = []
  for (let host = 1; host <= 12; host++) {
    const remoteAddress = `2001:db8:7:7::${host}`
    const url = '/api/trading_info/add'
    statuses.push(
      (await app.server.inject({ method: 'POST', url, remoteAddress, payload: tradingForm })).statusCode,
    )
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  await app.close()
})

test('an address that a header claims is not believed, unless a proxy of ours says it', async () => {
  for (const [trusted, expected] of [
    ['', [401, 401, 429, 429]],
    ['10.9.9.9', [401, 401, 401, 401]],
  ] as const) {
    const app = await testApp({ RATE_LIMIT: '20', TRUST_PROXY: trusted })
    const statuses: number[] = []
    for (let round = 1; round <= 4; round++)
      statuses.push(await signInFrom(app, '10.9.9.9', { 'x-forwarded-for': `198.51.100.${round}` }))
    expect([trusted, statuses]).toEqual([trusted, expected])
    await app.close()
  }
})

test('200 wrong passwords under as many claimed addresses are five, and the owner signs in at the known place', async () => {
  const app = await testApp()
  const { email, password } = await givenCompany(app)
  const tryFrom = (round: number) =>
    signInFrom(app, '10.7.7.7', { 'x-forwarded-for': `198.51.100.${round}` }, email)
  for (let round = 0; round < 5; round++) expect(await tryFrom(round)).toBe(401)
  // At once: the first of them may be tried again after half a minute.
  const others = await Promise.all(Array.from({ length: 195 }, (_, round) => tryFrom(5 + round)))
  expect(others).toEqual(Array(195).fill(429))
  expect((await app.call(accounts.login, { body: { email, password } })).status).toBe(200)
  await app.close()
})

async function signInFrom(
  { server }: TestApp,
  remoteAddress: string,
  headers: Record<string, string> = {},
  email = 'nobody@okafor.example',
): Promise<number> {
  const payload = { email, password: 'Wrong-Lantern-27' }
  const answer = await server.inject({
    method: 'POST',
    url: `/api${accounts.login.path}`,
    remoteAddress,
    headers,
    payload,
  })
  return answer.statusCode
}
