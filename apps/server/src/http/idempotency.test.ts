import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { once } from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const request = (over: { key?: string; body?: string; owner?: string } = {}) => ({
  owner: over.owner ?? owner,
  key: over.key ?? 'key',
  method: 'POST',
  path: '/api/x',
  body: over.body ?? '{}',
  now: app.clock.now(),
})
let owner = randomUUID()

test('fifty equal requests at the same time do the work once and get the same answer', async () => {
  owner = randomUUID()
  let done = 0
  const work = async () => ({ status: 200, body: { number: ++done } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => once(app.db, request(), work)))
  expect(done).toBe(1)
  expect(answers.map(({ body }) => body)).toEqual(Array(50).fill({ number: 1 }))
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
})

test('another body under the same key is refused', async () => {
  owner = randomUUID()
  await once(app.db, request(), async () => ({ status: 200, body: {} }))
  await expect(
    once(app.db, request({ body: '{"a":1}' }), async () => ({ status: 200, body: {} })),
  ).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('the same key of two owners is two keys', async () => {
  const first = await once(app.db, request({ owner: randomUUID() }), async () => ({ status: 200, body: 1 }))
  const second = await once(app.db, request({ owner: randomUUID() }), async () => ({ status: 200, body: 2 }))
  expect([first.body, second.body]).toEqual([1, 2])
})

test('a refusal is stored, an outage is not', async () => {
  owner = randomUUID()
  const refuse = async () => ({ status: 422, body: 'no' })
  await once(app.db, request(), refuse)
  expect(await once(app.db, request(), async () => ({ status: 200, body: 'yes' }))).toMatchObject({
    body: 'no',
  })

  const broken = once(app.db, request({ key: 'other' }), async () => {
    throw new Error('the database went away')
  })
  await expect(broken).rejects.toThrow('went away')
  expect(
    await once(app.db, request({ key: 'other' }), async () => ({ status: 200, body: 'yes' })),
  ).toMatchObject({
    body: 'yes',
    isRepeat: false,
  })
})

test('a key whose process died is taken over after a minute', async () => {
  owner = randomUUID()
  await app.db
    .insertInto('idempotency_keys')
    .values({ owner, key: 'key', request_hash: 'other', started_at: app.clock.now() })
    .execute()
  await app.db.deleteFrom('idempotency_keys').where('owner', '=', owner).execute()
  const stuck = once(app.db, request(), () => new Promise<never>(() => undefined))
  void stuck
  await expect
    .poll(() => app.db.selectFrom('idempotency_keys').where('owner', '=', owner).selectAll().execute())
    .toHaveLength(1)
  app.clock.advance(61_000)
  expect(await once(app.db, request(), async () => ({ status: 200, body: 'second' }))).toMatchObject({
    body: 'second',
  })
})
