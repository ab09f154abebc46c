import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Deps } from '../deps/deps.ts'
import { queueOptions } from './queue-options.ts'
import { queuePool } from './queue-pool.ts'
import { spreadJobs } from './spread-jobs.ts'
import { crontabOf, taskList } from './task-list.ts'

const concurrency = 8

/** One run of the queue, from its start until it ends or cannot go on. */
export type QueueRunner = {
  /** Takes no more jobs; resolves when none is running, and how much of that the queue could write down is unknown. */
  stop(): Promise<void>
  /** Unlocks the jobs that this runner took and does not run: nobody else may touch them. */
  unlockIdle(): Promise<void>
  /** After `stop`: unlocks all that is left, and closes the connections. */
  close(): Promise<void>
}

/**
 * Starts a runner. `broken` is called once, when it has lost a connection: whether its last jobs were taken, finished or
 * failed in the database is then unknown to it, so it must be stopped and replaced.
 */
export async function startRunner(deps: Deps, connectionString: string, broken: () => void) {
  const { identity } = deps
  const pgPool = queuePool(connectionString, concurrency + 2)
  const events: WorkerEvents = new EventEmitter()
  const running = new Set<string>()
  const pools: WorkerPool[] = []
  events.on('pool:create', ({ workerPool }) => {
    // Jobs are locked in the name of the worker pool, not of the single worker.
    pools.push(workerPool)
    void identity.add(workerPool.id).catch(() => undefined)
  })
  const crontab = crontabOf(deps)
  events.on('cron:schedule', spreadJobs(crontab))
  events.on('job:start', ({ job }) => running.add(job.id))
  events.on('job:complete', ({ job }) => running.delete(job.id))
  for (const event of ['pool:listen:error', 'pool:fatalError', 'worker:getJob:error'] as const)
    events.on(event, broken)
  try {
    const runner = await run({
      ...queueOptions(deps),
      pgPool,
      concurrency,
      pollInterval: 1_000,
      taskList: taskList(deps) as TaskList,
      crontab,
      events,
    })
    void runner.promise.catch(() => undefined).finally(broken)
    const [pool] = pools
    if (!pool) throw new Error('a runner has a pool of workers')
    return {
      stop: async () => {
        // The schedule may sleep for a minute before it notices the end, so only the jobs are waited for.
        runner.stop().catch(() => undefined)
        await pool.promise.catch(() => undefined)
      },
      unlockIdle: async () => {
        await deps.pool.query(
          `update graphile_worker._private_jobs set locked_at = null, locked_by = null
            where locked_by = $1 and id <> all ($2::bigint[])`,
          [pool.id, [...running]],
        )
      },
      close: async () => {
        await deps.pool.query('select graphile_worker.force_unlock_workers($1)', [[pool.id]])
        await identity.remove(pool.id).catch(() => undefined)
        await pgPool.end()
      },
    } satisfies QueueRunner
  } catch (error) {
    await pgPool.end()
    throw error
  }
}
