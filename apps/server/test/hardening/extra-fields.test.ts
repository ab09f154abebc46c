import { expect, test } from 'vitest'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { fieldsOf, nameOf, type RegisteredCall, registeredCalls, variantsOf } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { sendRaw } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

const somebody = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee'
/** What the server decides by itself: whose it is, who asks, how far it is, what it costs. */
const decided = {
  uid: somebody,
  cid: 1,
  company_id: somebody,
  user_id: somebody,
  administrator_id: somebody,
  role: 'owner',
  is_admin: true,
  state: 'paid',
  status: 'Clear',
  kyb_status: 'Clear',
  email_verified_at: '2026-01-01T00:00:00Z',
  two_fa: 0,
  balance: '1000000',
  fee_rate: '0',
  approved_at: '2026-01-01T00:00:00Z',
  version: 1,
}

/** Whose programs send what the page happens to know, or a prepared offer with all that it says: the rest is left out. */
const ignoring = ['/smart_escrow/add', '/smart_escrow/update', '/logistics/add', '/common/serve_file']
const calls = registeredCalls.filter(({ endpoint }) => endpoint.body && endpoint.method === 'POST')
const isIgnoring = ({ endpoint }: RegisteredCall) => ignoring.includes(endpoint.path)

test.each(calls.filter((call) => !isIgnoring(call)))(
  '$name refuses each field that the server decides',
  async (call) => {
    const before = await rowsOfDatabase(app)
    const { answer, extra } = await sendMore(call)
    expect([answer.statusCode, answer.json().error?.code]).toEqual([400, 'INVALID_REQUEST'])
    const faults = Object.entries<string>(answer.json().error.fields)
    const named = faults.filter(([, why]) => why === 'Unknown field').map(([path]) => path.split('.').at(-1))
    expect(extra.filter((name) => !named.includes(name))).toEqual([])
    expect(await rowsOfDatabase(app)).toEqual(before)
  },
)

test.each(calls.filter(isIgnoring))('$name keeps none of them', async (call) => {
  const { answer, extra } = await sendMore(call)
  expect(answer.statusCode).toBe(200)
  expect(extra).toContain('uid')
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  )
  const anywhere = tables.map(
    ({ name }) => `select '${name}' from ${name} row where row::text like '%${somebody}%'`,
  )
  expect((await app.deps.pool.query(anywhere.join(' union all '))).rows).toEqual([])
})

async function sendMore(call: RegisteredCall) {
  const own = new Set(variantsOf(call.endpoint.body).flatMap((variant) => fieldsOf(variant).map(nameOf)))
  const more = Object.fromEntries(Object.entries(decided).filter(([name]) => !own.has(name)))
  const [body = {}] = sampleBodies(call, world.known)
  const [query] = isIgnoring(call) ? sampleQueries(call, world.known) : []
  // Some lists of records are sent as they are.
  const payload = JSON.stringify(
    Array.isArray(body) ? [{ ...(body[0] as object), ...more }] : { ...(body as object), ...more },
  )
  const answer = await sendRaw(app, world, call, {
    payload,
    ...(query ? { query: String(new URLSearchParams(query)) } : {}),
  })
  return { answer, extra: Object.keys(more) }
}
