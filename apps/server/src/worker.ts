import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Deps } from './deps.ts'
import { queueLogger } from './queue-logger.ts'
import { crontab, taskList } from './task-list.ts'

export type Worker = { isRunning(): boolean; stop(): Promise<void> }

/** Any number that nothing else locks; the second half of the key is the process's own. */
const lockClass = 710_177
const sweepEveryMs = 5_000
const concurrency = 8

/**
 * Runs jobs until stopped. Jobs that a killed process had taken are freed at once, here and every few seconds,
 * instead of after the queue's own four hours.
 */
export async function startWorker(deps: Deps, connectionString: string): Promise<Worker> {
  const identity = await announce(deps.pool, connectionString)
  const events: WorkerEvents = new EventEmitter()
  // Jobs are taken in the name of the pool of workers, not of the one that does them.
  events.on('pool:create', ({ workerPool }) => void identity.add(workerPool.id).catch(() => undefined))
  await freeJobsOfTheDead(deps.pool)
  const runner = await run({
    connectionString,
    concurrency,
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: taskList(deps) as TaskList,
    crontab,
    logger: queueLogger(deps),
    events,
  })
  const sweep = setInterval(() => void freeJobsOfTheDead(deps.pool).catch(() => undefined), sweepEveryMs)
  let isRunning = true
  runner.promise
    .catch((error: unknown) => deps.log.error({ err: error }, 'the worker ended'))
    .finally(() => {
      isRunning = false
    })
  return {
    isRunning: () => isRunning,
    stop: async () => {
      clearInterval(sweep)
      await runner.stop()
      await identity.end()
    },
  }
}

/** A connection of its own: its end is how the database learns that this process has died. */
async function announce(pool: pg.Pool, connectionString: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ process_id: bigint }>(
    'insert into worker_processes default values returning process_id',
  )
  const processId = rows[0]?.process_id
  await client.query('select pg_advisory_lock($1, $2)', [lockClass, Number(processId)])
  return {
    add: (workerId: string) =>
      pool.query('update worker_processes set worker_ids = worker_ids || $2 where process_id = $1', [
        processId,
        [workerId],
      ]),
    end: async () => {
      await client.query('delete from worker_processes where process_id = $1', [processId])
      await client.end()
    },
  }
}

async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dead as (
       delete from worker_processes
        where pg_try_advisory_xact_lock($1, process_id::int) returning worker_ids
     )
     select graphile_worker.force_unlock_workers(worker_ids) from dead where cardinality(worker_ids) > 0`,
    [lockClass],
  )
}
