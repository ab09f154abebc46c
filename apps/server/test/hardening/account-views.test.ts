import { expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { givenView } from '../given-view.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { registeredCalls } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sendSample } from './send-raw.ts'

const app = theApp()
const world = prepared(async () => {
  const made = await givenWorld(app)
  return { ...made, view: await givenView(app, made.adminToken, made.payer.companyId) }
})

/** It is verified, and the payments provider has assigned no account yet. */
const untouched = prepared(async () => {
  const { companyId } = await givenCompany(app, { kyb: 'Clear' })
  const view = await givenView(app, world.adminToken, companyId)
  await app.db.deleteFrom('wallet_account_details').where('uid', '=', companyId).execute()
  return { companyId, view }
})

const ofCustomers = registeredCalls.filter(({ endpoint }) => endpoint.auth.includes('customer'))
const reading = ofCustomers.filter(({ endpoint }) => endpoint.method === 'GET' || endpoint.onlyReads)
const others = registeredCalls.filter(
  ({ endpoint }) => endpoint.auth !== 'none' && !reading.some((c) => c.endpoint === endpoint),
)

test.each(reading)('$name is read by a colleague who views the account, and writes nothing', async (call) => {
  await world.prepare(call)
  const before = await rowsOfDatabase(app)
  const answer = await sendSample(app, world, call, world.view)
  expect([answer.statusCode, answer.body]).not.toEqual([401, expect.anything()])
  expect([answer.statusCode, answer.body]).not.toEqual([403, expect.anything()])
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test.each(reading)(
  '$name writes nothing for a company that has no trade and waits for its account',
  async (call) => {
    await app.db.deleteFrom('transactions').where('uid', '=', untouched.companyId).execute()
    const before = await rowsOfDatabase(app)
    const answer = await sendSample(app, world, call, untouched.view)
    expect(answer.statusCode).not.toBe(401)
    expect(answer.statusCode).not.toBe(403)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await rowsOfDatabase(app)).toEqual(before)
  },
)

test.each(others)('$name is refused to a colleague who views the account', async (call) => {
  const before = await rowsOfDatabase(app)
  const answer = await sendSample(app, world, call, world.view)
  const isCustomers = call.endpoint.auth.includes('customer')
  const code = isCustomers ? 'VIEW_ONLY' : undefined
  expect(answer.statusCode).toBe(isCustomers ? 403 : 401)
  if (code) expect(answer.json().error.code).toBe(code)
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test('most of what is read is answered', async () => {
  expect(reading.length).toBeGreaterThan(80)
  const names: string[] = []
  for (const call of reading)
    if ((await sendSample(app, world, call, world.view)).statusCode === 200) names.push(call.name)
  expect(names.length).toBeGreaterThan(60)
})
