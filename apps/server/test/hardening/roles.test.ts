import { createHash, randomBytes } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { registeredCalls } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))
let tokens: Record<'customer' | 'admin' | 'reset' | 'none' | 'forged' | 'ended', string | undefined>
beforeAll(async () => {
  tokens = {
    customer: world.payer.token,
    admin: world.adminToken,
    reset: await givenResetToken(),
    none: undefined,
    forged: `${world.payer.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`,
    ended: await givenEndedToken(),
  }
})

const guarded = registeredCalls.filter(({ endpoint }) => !['none', 'provider'].includes(endpoint.auth))

test.each(guarded)('$name is for the users that it names only', async (call) => {
  const { auth, body: takesBody } = call.endpoint
  const before = await rowsOfDatabase(app)
  const [body] = sampleBodies(call, world.known)
  const [query] = sampleQueries(call, world.known)
  for (const [who, token] of Object.entries(tokens)) {
    if (auth.split('-or-').includes(who)) continue
    const answer = await sendRaw(app, world, call, {
      token,
      ...(takesBody ? { payload: JSON.stringify(body) } : {}),
      ...(query ? { query: String(new URLSearchParams(query)) } : {}),
    })
    expect([who, answer.statusCode, answer.json().status]).toEqual([who, 401, 'fail'])
  }
  expect(await rowsOfDatabase(app)).toEqual(before)
})

async function givenResetToken(): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = app.clock.now()
  await app.db
    .insertInto('password_resets')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_id: world.applicant.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute()
  return token
}

async function givenEndedToken(): Promise<string> {
  const { token } = await givenCompany(app)
  await app.call(accounts.logout, {}, { token })
  return token
}
