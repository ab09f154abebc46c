import { randomUUID } from 'node:crypto'
import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract'
import { runOnce } from 'graphile-worker'
import { buildApp } from '../src/app/build-app.ts'
import { buildDeps } from '../src/app/build-deps.ts'
import type { Config } from '../src/deps/env.ts'
import { writeInvoices } from '../src/features/money/invoices/index.ts'
import { playSandboxOnce } from '../src/features/sandbox/sandbox-clock/play-sandbox.ts'
import { queueOptions } from '../src/work/queue-options.ts'
import { queuePool } from '../src/work/queue-pool.ts'
import { taskList } from '../src/work/task-list.ts'

export type PastApp = Awaited<ReturnType<typeof openPastApp>>

/**
 * The product in the past: the same application on the same database, with a clock that starts days ago and is moved
 * explicitly. Its calls create the demo's history; no row is written by hand.
 */
export async function openPastApp(config: Config, connectionString: string, startsAt: Date) {
  let nowMs = startsAt.getTime()
  const clock = { now: () => new Date(nowMs) }
  const quiet: Config = {
    ...config,
    rateLimit: 0,
    sandboxStepMs: 60_000,
    paymentWaitMs: 0,
    logLevel: 'error',
    databasePool: 4,
  }
  const hasty = withoutWaiting(connectionString)
  const deps = await buildDeps(quiet, hasty, { clock })
  const server = await buildApp(deps, { isWorkerRunning: () => true })

  const pgPool = queuePool(hasty, 4)
  const runJobs = () => runOnce({ ...queueOptions(deps), pgPool, taskList: taskList(deps) })
  return {
    deps,
    call: callsOf(server),
    /** Moves the clock without running anything. */
    wait: (ms: number) => {
      nowMs += ms
    },
    /** The same, up to a time that is not over yet. */
    waitUntil: (at: Date) => {
      nowMs = Math.max(nowMs, at.getTime())
    },
    /** Moves the clock, at most to the present, and runs everything that became due. */
    pass: async (ms: number) => {
      nowMs = Math.min(nowMs + ms, Date.now())
      await playSandboxOnce(deps, async (headers, payload) => {
        const response = await server.inject({
          method: 'POST',
          url: '/api/provider/webhook',
          headers: { 'content-type': 'application/json', ...headers },
          payload,
        })
        return { status: response.statusCode }
      })
      await runJobs()
      // A job of the clock, which runs in the present only: invoices have the day on which their money moved.
      await writeInvoices(deps)
    },
    newestCode: async (to: string) => {
      const mail = (await deps.sandbox?.mailbox.list({ to }))?.find(({ subject }) => / code\b/.test(subject))
      return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    },
    close: async () => {
      await server.close()
      await deps.sessions.close()
      await pgPool.end()
      await deps.db.destroy()
    },
  }
}

/** The product's calls as a browser makes them; a refusal aborts the seed. */
function callsOf(server: Awaited<ReturnType<typeof buildApp>>) {
  return async <E extends Endpoint>(
    endpoint: E,
    input: WireInput<E>,
    token?: string,
  ): Promise<WireOutput<E>> => {
    const { query, body } = input as { query?: Record<string, string>; body?: object }
    const response = await server.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(query ? { query } : {}),
      ...(body ? { payload: body } : {}),
    })
    if (response.statusCode !== 200) throw new Error(`${endpoint.path}: ${response.body}`)
    return response.json() as WireOutput<E>
  }
}

/** Seeding needs no durability per row: the next durable commit covers all of them. */
function withoutWaiting(connectionString: string): string {
  const url = new URL(connectionString)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
