import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { Refusal } from '../refusal.ts'
import { unlockWorkOfDeadProcesses } from '../work/process-identity.ts'
import { once } from './idempotency.ts'

const app = theApp()
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

test('an answer is stored, an outage is not', async () => {
  owner = randomUUID()
  await once(app.db, request(), answers(422, 'no'))
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

test('a key whose process is found dead is taken over at once, and that of a living one is not', async () => {
  owner = randomUUID()
  const deadId = await givenDeadProcess()
  for (const [key, processId] of [
    ['of the dead', deadId],
    ['of the living', app.deps.identity.number],
  ] as const) {
    void once(app.db, { ...request({ key }), processId }, () => new Promise<never>(() => undefined))
    await expect.poll(() => rowOf(key)).toMatchObject({ status: null })
  }
  await unlockWorkOfDeadProcesses(app.deps.pool)
  expect(await once(app.db, request({ key: 'of the dead' }), answers(200, 'second'))).toMatchObject({
    body: 'second',
  })
  const waiting = withoutPatience(() =>
    once(app.db, request({ key: 'of the living' }), answers(200, 'second')),
  )
  await expect(waiting).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_BUSY' })
})

/** One that has left its row, and holds its lock no more. */
async function givenDeadProcess(): Promise<bigint> {
  const { process_id } = await app.db
    .insertInto('worker_processes')
    .defaultValues()
    .returning('process_id')
    .executeTakeFirstOrThrow()
  return process_id
}

test('a key whose process died unnoticed is taken over after a minute', async () => {
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

const refuse = async (): Promise<never> => {
  throw new Refusal('INSUFFICIENT_FUNDS')
}
const answers = (status: number, body: unknown) => async () => ({ status, body })
/** A request whose work goes on until the test ends it. */
async function givenRunning(over: { key?: string } = {}) {
  let fail: (error: Error) => void = () => undefined
  const working = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  const running = once(app.db, request(over), () => working)
  const outcome = running.catch((error: Error) => error)
  await expect.poll(() => rowOf(over.key)).toMatchObject({ status: null })
  return { fail: () => fail(new Error('gave up')), outcome }
}
const rowOf = (key = 'key') =>
  app.db
    .selectFrom('idempotency_keys')
    .select(['status'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
/** More than ten seconds pass between two looks at the clock. */
async function withoutPatience<T>(work: () => Promise<T>): Promise<T> {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 10_001
    return now
  })
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}

test.each([200, 400, 413, 422])('an answer with %i is given again', async (status) => {
  owner = randomUUID()
  await once(app.db, request(), answers(status, 'first'))
  expect(await once(app.db, request(), answers(200, 'second'))).toEqual({
    status,
    body: 'first',
    isRepeat: true,
  })
})

test('an answer is stored also where its claim was lost, and not over one to another body', async () => {
  const otherBody = () => request({ body: '{"a":1}' })
  for (const meanwhile of [undefined, () => once(app.db, otherBody(), answers(200, 'other'))]) {
    owner = randomUUID()
    await once(app.db, request(), async () => {
      await app.db.deleteFrom('idempotency_keys').where('owner', '=', owner).execute()
      await meanwhile?.()
      return { status: 200, body: 'first' }
    })
    const repeat = once(app.db, meanwhile ? otherBody() : request(), answers(200, 'second'))
    expect(await repeat).toEqual({ status: 200, body: meanwhile ? 'other' : 'first', isRepeat: true })
  }
})

test('what is thrown is given once, and the work is done again', async () => {
  owner = randomUUID()
  await expect(once(app.db, request(), refuse)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  expect(await once(app.db, request(), answers(200, 'second'))).toMatchObject({
    body: 'second',
    isRepeat: false,
  })
})

test('of two requests at the same moment each is refused by what is true for it', async () => {
  owner = randomUUID()
  let tries = 0
  const work = async () => {
    tries += 1
    return refuse()
  }
  const both = await Promise.allSettled([once(app.db, request(), work), once(app.db, request(), work)])
  expect([both.map(({ status }) => status), tries]).toEqual([['rejected', 'rejected'], 2])
})

test('an answer is given again also after more than a minute', async () => {
  owner = randomUUID()
  await once(app.db, request(), answers(200, 'first'))
  app.clock.advance(61_000)
  expect(await once(app.db, request(), answers(200, 'second'))).toMatchObject({ body: 'first' })
})

test('a request that still runs after ten seconds is answered as busy, and not taken over within a minute', async () => {
  owner = randomUUID()
  const first = { ...request(), now: new Date('2026-11-22T10:00:00Z') }
  void once(app.db, first, () => new Promise<never>(() => undefined))
  await expect.poll(() => rowOf()).toMatchObject({ status: null })
  const again = (now: string) => once(app.db, { ...request(), now: new Date(now) }, answers(200, 'second'))
  await expect(withoutPatience(() => again('2026-11-22T10:01:00Z'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_BUSY',
  })
  expect(await again('2026-11-22T10:01:00.001Z')).toMatchObject({ body: 'second' })
})

test('an abandoned key is not taken over by a request with another body', async () => {
  owner = randomUUID()
  await givenRunning()
  app.clock.advance(61_000)
  await expect(once(app.db, request({ body: '{"a":1}' }), answers(200, 'other'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('a request that fails after its key was taken over leaves the answer of the other', async () => {
  owner = randomUUID()
  const { fail, outcome } = await givenRunning()
  app.clock.advance(61_000)
  await once(app.db, request(), answers(200, 'second'))
  fail()
  expect(await outcome).toMatchObject({ message: 'gave up' })
  expect(await once(app.db, request(), answers(200, 'third'))).toMatchObject({ body: 'second' })
})

test('an answer is stored for its own key and owner only', async () => {
  owner = randomUUID()
  await givenRunning({ key: 'other' })
  await once(app.db, request(), answers(200, 'first'))
  await once(app.db, request({ key: 'other', owner: randomUUID() }), answers(200, 'first'))
  expect(await rowOf('other')).toEqual({ status: null })
})

test('a refusal that can change frees its own key and no other', async () => {
  owner = randomUUID()
  await givenRunning({ key: 'other' })
  for (const over of [{}, { key: 'other', owner: randomUUID() }])
    await expect(once(app.db, request(over), refuse)).rejects.toThrow()
  expect([await rowOf(), await rowOf('other')]).toEqual([undefined, { status: null }])
})

test('a repeat is given the answer of its own key', async () => {
  owner = randomUUID()
  for (const key of ['a', 'b']) await once(app.db, request({ key }), answers(200, key))
  for (const key of ['a', 'b']) {
    expect(await once(app.db, request({ key }), answers(200, 'again'))).toMatchObject({ body: key })
  }
})

test('a repeat waits for the answer of a request that still runs', async () => {
  owner = randomUUID()
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>()
  const first = once(app.db, request(), () => promise)
  await expect.poll(() => rowOf()).toMatchObject({ status: null })
  const answersOnceRead = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => row.request_hash)) resolve({ status: 200, body: 'first' })
      return result
    },
  })
  const repeat = once(answersOnceRead, request(), answers(200, 'second'))
  expect([await first, await repeat]).toMatchObject([{ body: 'first' }, { body: 'first', isRepeat: true }])
})

test('an outcome that could not be stored is stored as soon as the database is back', async () => {
  owner = randomUUID()
  let isAway = false
  const goingAway = app.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('the database went away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const endsAway = (outcome: 'done' | 'failed') => async () => {
    isAway = true
    if (outcome === 'failed') throw new Error('gave up')
    return { status: 200, body: 'first' }
  }
  expect(await once(goingAway, request(), endsAway('done'))).toMatchObject({ body: 'first' })
  expect(await rowOf()).toEqual({ status: null })
  isAway = false
  await expect.poll(() => rowOf()).toEqual({ status: 200 })

  await expect(once(goingAway, request({ key: 'other' }), endsAway('failed'))).rejects.toThrow('gave up')
  expect(await rowOf('other')).toEqual({ status: null })
  isAway = false
  await expect.poll(() => rowOf('other')).toBeUndefined()
})

const request = (over: { key?: string; body?: string; owner?: string } = {}) => ({
  owner: over.owner ?? owner,
  key: over.key ?? 'key',
  method: 'POST',
  path: '/api/x',
  body: over.body ?? '{}',
  now: app.clock.now(),
})
