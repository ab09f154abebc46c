import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Deps } from '../boot/deps.ts'
import { startPollingEvents } from './poll-events.ts'
import { announceProcess, unlockJobsOfDeadWorkers } from './process-identity.ts'
import { queueLogger } from './queue-logger.ts'
import { queuePool } from './queue-pool.ts'
import { crontabOf, taskList } from './task-list.ts'

export type Worker = { isRunning(): boolean; stop(): Promise<void> }

const sweepEveryMs = 5_000
const concurrency = 8

/**
 * Runs jobs until stopped. Jobs of a killed process are unlocked at start and every few seconds, not only after the
 * queue's own four hours.
 */
export async function startWorker(deps: Deps, connectionString: string): Promise<Worker> {
  const identity = await announceProcess(connectionString)
  const events: WorkerEvents = new EventEmitter()
  // Jobs are locked in the name of the worker pool, not of the single worker.
  events.on('pool:create', ({ workerPool }) => void identity.add(workerPool.id).catch(() => undefined))
  await unlockJobsOfDeadWorkers(deps.pool)
  const pgPool = queuePool(connectionString, concurrency + 2)
  const runner = await run({
    pgPool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: taskList(deps) as TaskList,
    crontab: crontabOf(deps),
    logger: queueLogger(deps),
    events,
  })
  const sweep = setInterval(
    () => void unlockJobsOfDeadWorkers(deps.pool).catch(() => undefined),
    sweepEveryMs,
  )
  const stopTelling = startPollingEvents(deps)
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
      await stopTelling()
      await runner.stop()
      await pgPool.end()
      await identity.end()
    },
  }
}
