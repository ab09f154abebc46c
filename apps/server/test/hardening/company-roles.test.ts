import { type Role, roles, rolesFor } from '@tradelane/contract'
import { accounts } from '@tradelane/contract/accounts/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenColleague } from '../given-colleague.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { registeredCalls } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sendRaw, sendSample } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))
beforeAll(async () => {
  for (const role of roles) tokens[role] = (await givenColleague(app, world.payer, role)).token
})
const tokens = {} as Record<Role, string>

const ofCustomers = registeredCalls.filter(({ endpoint }) => endpoint.auth.includes('customer'))
const forSome = ofCustomers.filter(({ endpoint }) => rolesFor(endpoint).length < roles.length)

test('calls that only read, or only change one’s own settings, are for everyone', () => {
  const closed = ofCustomers.filter(
    ({ endpoint }) => endpoint.method === 'GET' && forSome.some((c) => c.endpoint === endpoint),
  )
  expect(closed.map(({ name }) => name)).toEqual([])
  const readers = ofCustomers.filter(({ name }) =>
    /^POST .*(\/get|\/search|logout|change_password|serve_file)$/.test(name),
  )
  expect(readers.filter(({ endpoint }) => rolesFor(endpoint).length < roles.length)).toEqual([])
})

test.each(ofCustomers)('$name is for the roles that it names only', async (call) => {
  const allowed = rolesFor(call.endpoint)
  expect(allowed).toContain('owner')
  for (const role of roles.filter((role) => !allowed.includes(role))) {
    const before = await rowsOfDatabase(app)
    const answer = await sendSample(app, world, call, tokens[role])
    expect([role, answer.statusCode, answer.json().error?.code]).toEqual([role, 403, 'ROLE_NOT_ALLOWED'])
    expect(answer.json().message).toMatch(/^Only an owner( or an? \w+)? of your company may do this\.$/)
    expect(await rowsOfDatabase(app)).toEqual(before)
  }
  for (const role of allowed) {
    // What the call makes of nothing is its own matter: it was let in.
    const answer = await sendRaw(app, world, call, { token: tokens[role], ...emptyOf(call.endpoint.method) })
    expect([role, answer.body]).not.toEqual([role, expect.stringContaining('ROLE_NOT_ALLOWED')])
    if (answer.statusCode === 200) tokens[role] = await stillSignedIn(role)
  }
})

const emptyOf = (method: string) => (method === 'POST' ? { payload: '{}' } : {})

/** Some of the calls sign their caller out. */
async function stillSignedIn(role: Role): Promise<string> {
  const answer = await app.call(accounts.profile, {}, { token: tokens[role] })
  return answer.status === 200 ? tokens[role] : (await givenColleague(app, world.payer, role)).token
}

test('a changed role applies from the next call on, also for a cached session', async () => {
  const { token, userId } = await givenColleague(app, world.payer, 'preparer')
  const quote = () =>
    app.call(
      wallet.quote,
      { body: { source_currency_code: 'USD', destination_currency_code: 'EUR', amount: 10 } },
      { token },
    )
  expect((await quote()).status).toBe(200)
  expect((await quote()).status).toBe(200)
  await app.db.updateTable('users').set({ role: 'viewer' }).where('user_id', '=', userId).execute()
  await expect.poll(async () => (await quote()).status).toBe(403)
  expect((await app.call(accounts.profile, {}, { token })).status).toBe(200)
})

test('the OpenAPI document names the roles of each call', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json()
  const operation = document.paths['/users/nium/convert'].post
  expect(operation['x-roles']).toEqual(['owner', 'preparer'])
  expect(operation.responses['403'].description).toContain('ROLE_NOT_ALLOWED')
  expect(document.paths['/users/get'].get['x-roles']).toEqual(roles)
})
