import { type StaffRole, staffFor, staffRoles } from '@tradelane/contract'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../given-administrator.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { registeredCalls } from './registered-calls.ts'
import { rowsExceptTrail, rowsOfDatabase } from './rows-of-database.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'
import { sendRaw, sendSample } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))
const tokens = {} as Record<StaffRole, string>
beforeAll(async () => {
  for (const role of staffRoles) tokens[role] = (await givenAdministrator(app, role)).token
})

const ofOffice = registeredCalls.filter(({ endpoint }) => endpoint.auth.includes('admin'))
const forEverybody = ofOffice.filter(({ endpoint: { staff } }) => staff === 'everyone')

test('what only reads is for everybody', () => {
  expect(ofOffice.length).toBeGreaterThan(120)
  const closed = ofOffice.filter((call) => call.endpoint.method === 'GET' && !forEverybody.includes(call))
  expect(closed.map(({ name }) => name)).toEqual([])
})

test.each(forEverybody)('$name changes nothing, since support may make it', async (call) => {
  const before = await rowsExceptTrail(app)
  for (const body of sampleBodies(call, world.known)) {
    const [query] = sampleQueries(call, world.known)
    await sendRaw(app, world, call, {
      token: tokens.support,
      ...(call.endpoint.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
      ...(query ? { query: String(new URLSearchParams(query)) } : {}),
    })
  }
  expect(await rowsExceptTrail(app)).toEqual(before)
})

test.each(ofOffice)('$name is for the staff that it names only', async (call) => {
  const allowed = staffFor(call.endpoint.staff)
  expect(allowed).toContain('administrator')
  for (const role of staffRoles.filter((role) => !allowed.includes(role))) {
    const before = await rowsOfDatabase(app)
    const answer = await sendSample(app, world, call, tokens[role])
    expect([role, answer.statusCode, answer.json().error?.code]).toEqual([role, 403, 'ROLE_NOT_ALLOWED'])
    expect(answer.json().message).toMatch(/^Only an administrator( or \w+ staff)* may do this\.$/)
    expect(await rowsOfDatabase(app)).toEqual(before)
  }
  for (const role of allowed) {
    // What the call makes of nothing is its own matter: it was let in.
    const payload = call.endpoint.method === 'POST' ? { payload: '{}' } : {}
    const answer = await sendRaw(app, world, call, { token: tokens[role], ...payload })
    expect([role, answer.statusCode]).not.toEqual([role, 401])
    expect([role, answer.body]).not.toEqual([role, expect.stringContaining('ROLE_NOT_ALLOWED')])
    if (call.name.endsWith('/logout')) tokens[role] = (await givenAdministrator(app, role)).token
  }
})

test('a changed role applies from the next call on, also for a cached session', async () => {
  const { token, administratorId } = await givenAdministrator(app, 'trade')
  const assess = () =>
    app.call(officeClaims.assess, { body: { claim_id: crypto.randomUUID(), version: 1 } }, { token })
  expect((await assess()).status).toBe(404)
  expect((await assess()).status).toBe(404)
  await app.db
    .updateTable('administrators')
    .set({ role: 'support' })
    .where('administrator_id', '=', administratorId)
    .execute()
  await expect.poll(async () => (await assess()).status).toBe(403)
  expect((await app.call(adminAccess.profile, {}, { token })).body.data.role).toBe('support')
})

test('the OpenAPI document names the staff of each call', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json()
  expect(document.paths['/admin/claims/assess'].post['x-staff']).toEqual(['administrator', 'trade'])
  expect(document.paths['/admin/claims/get'].post['x-staff']).toEqual(staffRoles)
  expect(document.paths['/users/get'].get['x-staff']).toBeUndefined()
})
