import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CarrierNews } from '@tradelane/providers'
import { runOnce, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Deps } from '../../../deps/deps.ts'
import type { ProcessIdentity } from '../../../deps/process-identity.ts'
import { Refusal } from '../../../refusal.ts'
import { processIdentity, unlockWorkOfDeadProcesses } from '../../../work/process-identity.ts'
import { queueOptions } from '../../../work/queue-options.ts'
import { queuePool } from '../../../work/queue-pool.ts'
import { taskList } from '../../../work/task-list.ts'
import { hasNewEvents, processEvents } from '../../inbox/notifications/index.ts'
import { receiveWebhook } from '../../outside/provider-webhooks/index.ts'
import { type Foresight, foresight } from './foresight.ts'
import { type Schedule, scheduleOf } from './hourly-schedule.ts'
import { playSandboxOnce } from './play-sandbox.ts'

const hourMs = 3_600_000
const hoursInDay = 24
/** Taken while the clock moves; used by nothing else. */
const clockLock = 710_178
/** How long a step waits for jobs that another process runs. */
const patienceMs = 30_000

type Queue = { pgPool: pg.Pool; events: WorkerEvents }
type Parts = {
  deps: Deps
  schedule: Schedule
  queue: Queue
  run: ReturnType<typeof taskList>
  ahead: Foresight
  isGone: () => boolean
}
type Sandbox = NonNullable<Deps['sandbox']>

/**
 * Lets hours pass on the business clock, from one in which something comes due to the next: after each, all of it has happened, in
 * this process: jobs, schedules, the played provider's steps and webhooks, carriers' news, notifications and tasks. Stops after the hours
 * in which it finds its caller gone. Refuses with CONFLICT while the clock is moving already, and with NOT_FOUND outside the sandbox.
 */
export async function passHours(deps: Deps, hours: number, isGone: () => boolean): Promise<void> {
  const { sandbox } = deps
  if (!sandbox) throw new Refusal('NOT_FOUND')
  const holder = await deps.pool.connect()
  const connectionString = String(deps.pool.options.connectionString)
  const pgPool = queuePool(connectionString, 4)
  const identity = processIdentity(connectionString)
  const ahead = foresight(deps)
  try {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      clockLock,
    ])
    if (!rows[0]?.mine)
      throw new Refusal('CONFLICT', {
        message: 'The clock is moving already, until its caller hangs up. Try again in a moment.',
      })
    await identity.start()
    // Those of a process that was killed while it moved the clock would hold up every hour.
    await unlockWorkOfDeadProcesses(deps.pool)
    const queue = { pgPool, events: announced(identity) }
    const parts = { deps, schedule: scheduleOf(deps), queue, run: taskList(deps), ahead, isGone }
    await passAll(parts, sandbox, hours)
  } finally {
    await ahead.close()
    await identity.end()
    // The end of a connection gives the lock back too, also where something failed, but only some time after it was closed here: the next
    // caller may come before.
    await holder.query('select pg_advisory_unlock($1)', [clockLock]).catch(() => undefined)
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

async function passAll(parts: Parts, sandbox: Sandbox, hours: number): Promise<void> {
  const { deps, schedule, ahead, isGone } = parts
  let news = await sandbox.carriers.nextNews(deps.clock.now())
  let unwatched = 0
  let left = hours
  for (let isLast = isGone(); !isLast; ) {
    const from = deps.clock.now()
    // What waits already is done after the first hour.
    const most = left === hours ? 1 : Math.min(left, hoursInDay - unwatched)
    const step = await hoursUntilDue(parts, sandbox, { from, most, news })
    await moveHours(deps, sandbox, step)
    left -= step
    unwatched += step
    const now = deps.clock.now()
    const due = schedule.dueBetween(from, now).filter((task) => !ahead.isQuiet(task, now))
    await runTasks(parts, due)
    const heard = news.filter(({ at }) => at <= now).map(({ key }) => key)
    if (heard.length > 0) await runTasks(parts, ['watch-shipments'], { logisticsIds: heard })
    isLast = left === 0 || isGone()
    // Watching asks every party about everything: where nobody has news, once a day is enough, and after the last hours.
    if (unwatched === hoursInDay || isLast) {
      await runTasks(parts, schedule.watching)
      unwatched = 0
    }
    const isChanged = await settle(parts)
    if (isChanged || due.length > 0) ahead.forget()
    if (isChanged || heard.length > 0) news = await sandbox.carriers.nextNews(now)
  }
}

type Ahead = { from: Date; most: number; news: readonly CarrierNews[] }

/** From 1 to `most`: where nothing comes due, the clock passes over the hours in between. */
async function hoursUntilDue(
  { deps, schedule, ahead }: Parts,
  sandbox: Sandbox,
  { from, most, news }: Ahead,
) {
  const moments = [
    ...news.map(({ at }) => at),
    await sandbox.payments?.nextMove(),
    await findNextJob(deps),
  ].map((at) => (at ? Math.ceil((at.getTime() - from.getTime()) / hourMs) : most))
  const first = Math.max(1, Math.min(most, schedule.hoursUntilRare(from), ...moments))
  return ahead.hoursUntilDue(schedule.hourly, from, first)
}

/** The clock and the queue move together: a job that waits for tomorrow waits the same hours less. */
async function moveHours({ db }: Deps, { clock }: Sandbox, hours: number): Promise<void> {
  const { rows } = await sql<{ offset_ms: bigint }>`
    with moved as (update business_clock set offset_ms = offset_ms + ${hours * hourMs} returning offset_ms),
         sooner as (update graphile_worker._private_jobs set run_at = run_at - ${hours} * interval '1 hour'
                     where run_at > now() and locked_at is null)
    select offset_ms from moved`.execute(db)
  clock.movedTo(Number(rows[0]?.offset_ms))
}

async function runTasks({ deps, run }: Parts, names: readonly string[], payload: object = {}): Promise<void> {
  for (const name of names) {
    await run[name]?.(payload).catch((error: unknown) =>
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
    countRows: () => undefined,
    isGone: () => false,
  })
  return { status: 200 }
}

async function isJobDue({ pool }: Deps): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    'select exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as due',
  )
  return rows[0]?.due === true
}

/** By the business clock, with which the queue moves: when the next job is due. */
async function findNextJob({ pool, clock }: Deps): Promise<Date | undefined> {
  const { rows } = await pool.query<{ wait_ms: number | null }>(
    `select extract(epoch from min(run_at) - now())::float8 * 1000 as wait_ms
       from graphile_worker.jobs where attempts < max_attempts`,
  )
  const waitMs = rows[0]?.wait_ms ?? undefined
  return waitMs === undefined ? undefined : new Date(clock.now().getTime() + waitMs)
}
