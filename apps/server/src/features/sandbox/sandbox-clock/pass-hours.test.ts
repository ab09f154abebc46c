import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { givenPayer, givenSubmission } from '../../../../test/given-payment.ts'
import { spawnServer } from '../../../../test/spawned-server.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'

let app: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tradelane-clock-'))
  app = await testApp({ SECRET, DATA_DIR: dataDir })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('kill -9 while the clock moves: another process soon takes over the jobs', async () => {
  const payer = await givenPayer(app)
  const body = await givenSubmission(app, payer)
  await app.runJobs()
  await app.call(simplePayments.save, { body }, { token: payer.token })

  const doomed = await spawnHere({ WORKER: 'off', CRASH_AT: 'after_call' })
  const answer = doomed.call(sandboxClock.advance, { body: { advance_hours: 3 } }).catch(() => 'broken off')
  await doomed.ended
  expect(await answer).toBe('broken off')
  expect(await lockedJobs()).toBe(1)

  await spawnHere()
  await vi.waitFor(async () => expect(await lockedJobs()).toBe(0), { timeout: 20_000, interval: 100 })
}, 90_000)

test('who hangs up stops the clock, and others can move it again', async () => {
  const server = await spawnHere()
  const read = async () => (await server.call(sandboxClock.read, {})).body.offset_hours
  const before = await read()
  const caller = new AbortController()
  const answer = fetch(`${server.address}/api${sandboxClock.advance.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_hours: 8_784 }),
    signal: caller.signal,
  }).catch(() => 'broken off')
  await vi.waitFor(async () => expect(await read()).toBeGreaterThan(before), { timeout: 60_000 })
  caller.abort()
  expect(await answer).toBe('broken off')
  const advance = () => server.call(sandboxClock.advance, { body: { advance_hours: 1 } })
  await vi.waitFor(async () => expect((await advance()).status).toBe(200), { timeout: 60_000 })
  expect(await read()).toBeLessThan(before + 8_784)
}, 150_000)

const SECRET = randomUUID()

async function spawnHere(more: Record<string, string> = {}) {
  const server = await spawnServer({
    SECRET,
    DATA_DIR: dataDir,
    DATABASE_URL: app.connectionString,
    ...more,
  })
  onTestFinished(() => server.kill())
  return server
}

const lockedJobs = async () =>
  (await app.deps.pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount
