import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { runOnce, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Deps } from '../boot/deps.ts'
import { playSandboxOnce } from '../boot/play-sandbox.ts'
import { hasNewEvents, processEvents } from '../features/notifications/index.ts'
import { receiveWebhook } from '../features/provider-webhooks/receive-webhook.ts'
import { Refusal } from '../refusal.ts'
import { type Schedule, scheduleOf } from './hourly-schedule.ts'
import { type ProcessIdentity, processIdentity, unlockWorkOfDeadProcesses } from './process-identity.ts'
import { queueOptions } from './queue-options.ts'
import { queuePool } from './queue-pool.ts'
import { taskList } from './task-list.ts'

const hourMs = 3_600_000
/** Taken while the clock moves; used by nothing else. */
const clockLock = 710_178
/** How long an hour waits for jobs that another process runs. */
const patienceMs = 30_000

type Queue = { pgPool: pg.Pool; events: WorkerEvents }
type Parts = { deps: Deps; schedule: Schedule; queue: Queue; run: ReturnType<typeof taskList> }
type Sandbox = NonNullable<Deps['sandbox']>

/**
 * Lets hours pass on the business clock, one at a time: after each, everything that came due in it has happened, in this
 * process: jobs, schedules, the played provider's steps and webhooks, carriers' news, notifications and tasks. Refuses with
 * CONFLICT while the clock is moving already, and with NOT_FOUND outside the sandbox.
 */
export async function passHours(deps: Deps, hours: number): Promise<void> {
  const { sandbox } = deps
  if (!sandbox) throw new Refusal('NOT_FOUND')
  const holder = await deps.pool.connect()
  const connectionString = String(deps.pool.options.connectionString)
  const pgPool = queuePool(connectionString, 4)
  const identity = processIdentity(connectionString)
  try {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      clockLock,
    ])
    if (!rows[0]?.mine)
      throw new Refusal('CONFLICT', { message: 'The clock is moving already. Try again in a moment.' })
    await identity.start()
    // Those of a process that was killed while it moved the clock would hold up every hour.
    await unlockWorkOfDeadProcesses(deps.pool)
    const queue = { pgPool, events: announced(identity) }
    await passEach({ deps, schedule: scheduleOf(deps), queue, run: taskList(deps) }, sandbox, hours)
  } finally {
    await identity.end()
    // Closed instead of unlocked: the connection's end gives the lock back even if something failed in between.
    holder.release(true)
    await pgPool.end()
  }
}

/** Others unlock the jobs that are running here if this process is killed. */
function announced(identity: ProcessIdentity): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  let last: string | undefined
  events.on('pool:create', ({ workerPool }) => {
    void identity.add(workerPool.id, last).catch(() => undefined)
    last = workerPool.id
  })
  return events
}

async function passEach(parts: Parts, sandbox: Sandbox, hours: number): Promise<void> {
  const { deps, schedule } = parts
  let news = await sandbox.carriers.nextNews(deps.clock.now())
  for (let hour = 1; hour <= hours; hour++) {
    const from = deps.clock.now()
    await moveAnHour(deps, sandbox)
    const now = deps.clock.now()
    await runTasks(parts, schedule.dueBetween(from, now))
    const isNews = news !== undefined && news <= now
    // Watching asks every party about everything: where nobody has news, once a day is enough.
    if (isNews || hour % 24 === 0 || hour === hours) await runTasks(parts, schedule.watching)
    if ((await settle(parts)) || isNews) news = await sandbox.carriers.nextNews(now)
  }
}

/** The clock and the queue move together: a job that waits for tomorrow waits an hour less. */
async function moveAnHour({ db }: Deps, { clock }: Sandbox): Promise<void> {
  const { rows } = await sql<{ offset_ms: bigint }>`
    with moved as (update business_clock set offset_ms = offset_ms + ${hourMs} returning offset_ms),
         sooner as (update graphile_worker._private_jobs set run_at = run_at - interval '1 hour'
                     where run_at > now() and locked_at is null)
    select offset_ms from moved`.execute(db)
  clock.movedTo(Number(rows[0]?.offset_ms))
}

async function runTasks({ deps, run }: Parts, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await run[name]?.({}).catch((error: unknown) =>
      deps.log.warn({ err: error, task: name }, 'a scheduled task failed; it runs again'),
    )
  }
}

/** Runs what is due, and what that makes due, until nothing is left. True if anything happened. */
async function settle({ deps, queue, run }: Parts): Promise<boolean> {
  const giveUpAt = deps.wallClock.now().getTime() + patienceMs
  for (let rounds = 0; ; rounds++) {
    await playSandboxOnce(deps, (headers, rawBody) => takeWebhook(deps, headers, rawBody))
    const [job, event] = [await isJobDue(deps), await hasNewEvents(deps.db)]
    if (!job && !event) return rounds > 0
    if (event) await processEvents(deps)
    // What another process has taken is waiting until it is done there.
    if (rounds > 1) await sleep(20)
    if (job) await runOnce({ ...queueOptions(deps), ...queue, taskList: run })
    if (deps.wallClock.now().getTime() > giveUpAt) {
      deps.log.warn('jobs were still running when the clock moved on')
      return true
    }
  }
}

async function takeWebhook(deps: Deps, headers: Record<string, string>, rawBody: string) {
  await receiveWebhook(deps, {
    id: 'business clock',
    ip: '127.0.0.1',
    userAgent: 'sandbox',
    headers,
    rawBody,
  })
  return { status: 200 }
}

async function isJobDue({ pool }: Deps): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    'select exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as due',
  )
  return rows[0]?.due === true
}
