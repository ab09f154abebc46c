import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract'
import { runOnce } from 'graphile-worker'
import { type Logger, pino } from 'pino'
import { buildApp } from '../src/app/build-app.ts'
import { buildDeps } from '../src/app/build-deps.ts'
import { startListening, stopListening } from '../src/app/listening.ts'
import type { Deps } from '../src/deps/deps.ts'
import { readConfig } from '../src/deps/env.ts'
import { playSandboxOnce } from '../src/features/sandbox/sandbox-clock/play-sandbox.ts'
import { queueOptions } from '../src/work/queue-options.ts'
import { queuePool } from '../src/work/queue-pool.ts'
import { taskList } from '../src/work/task-list.ts'

export type TestApp = Awaited<ReturnType<typeof appOn>>
type CallOptions = { token?: string | undefined; key?: string }
export type Answer<E extends Endpoint> = {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
  /** As the call promises where it succeeded; a FailureAnswer otherwise (see `failure`). */
  body: WireOutput<E>
}

/** Nobody waits in a test, but for what the test is about, and the exchange rates are the same on every day. */
const quickSandbox = {
  SANDBOX_RATES: 'still',
  RATE_LIMIT: '0',
  SANDBOX_STEP_MS: '0',
  SANDBOX_SLOW_MS: '50',
  SANDBOX_LOST_MS: '50',
  PAYMENT_WAIT_MS: '0',
  // Tests about what happens after days need staff who are still signed in.
  STAFF_SESSION_HOURS: '168',
}

export type Choices = {
  log?: Logger
  features?: Deps['features']
}

/** A database, and what ends it. */
export type OwnDatabase = { connectionString: string; close(): Promise<void> }

/** The whole application on this database, with the sandbox's outside parties and a clock that tests move. */
export async function appOn(database: OwnDatabase, env: Record<string, string> = {}, choices: Choices = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tradelane-test-'))
  const config = readConfig({ ...quickSandbox, DATA_DIR: dataDir, ...env })
  let offsetMs = 0
  const clock = {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms: number) => {
      offsetMs += ms
    },
  }
  const deps = await buildDeps(config, database.connectionString, {
    clock,
    log: pino({ level: env.LOG_LEVEL ?? 'silent' }),
    ...choices,
  })
  const jobs = queuePool(database.connectionString, 4)
  const server = await buildApp(deps, { isWorkerRunning: () => true })
  await startListening(deps)

  async function call<E extends Endpoint>(
    endpoint: E,
    input: WireInput<E>,
    { token, key }: CallOptions = {},
  ): Promise<Answer<E>> {
    const { query, body } = input as { query?: Record<string, string>; body?: object }
    const response = await server.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(query ? { query } : {}),
      ...(body ? { payload: body } : {}),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      bytes: response.rawPayload,
      body: (isJson ? response.json() : undefined) as WireOutput<E>,
    }
  }

  return {
    deps,
    db: deps.db,
    clock,
    server,
    call,
    connectionString: database.connectionString,
    /** Does the work that is due by the test's clock, as the worker would, until none is left. */
    runJobs: async () => {
      await deps.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
        clock.now(),
      ])
      await runOnce({ ...queueOptions(deps), pgPool: jobs, taskList: taskList(deps) })
    },
    /** The simulated provider takes its next steps and posts its webhooks to us. */
    playSandbox: () =>
      playSandboxOnce(deps, async (headers, payload) => {
        const response = await server.inject({
          method: 'POST',
          url: '/api/provider/webhook',
          headers: { 'content-type': 'application/json', ...headers },
          payload,
        })
        return { status: response.statusCode }
      }),
    mails: async (to: string) => (await deps.sandbox?.mailbox.list({ to })) ?? [],
    /** The digits of the newest code mailed to this address. */
    newestCode: async (to: string) => codeIn((await deps.sandbox?.mailbox.list({ to })) ?? [], to),
    close: async () => {
      await server.close()
      await stopListening(deps)
      await deps.db.destroy()
      await jobs.end()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function codeIn(mails: readonly { subject: string; text: string }[], to: string): string {
  const mail = mails.find(({ subject }) => / code\b/.test(subject))
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${to}`)
  return code
}
