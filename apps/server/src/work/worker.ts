import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Deps } from '../boot/deps.ts'
import { startTellingEvents } from './poll-events.ts'
import { announceProcess, freeJobsOfTheDead } from './process-identity.ts'
import { queueLogger } from './queue-logger.ts'
import { queuePool } from './queue-pool.ts'
import { crontabOf, taskList } from './task-list.ts'

export type Worker = { isRunning(): boolean; stop(): Promise<void> }

const sweepEveryMs = 5_000
const concurrency = 8

/**
 * Runs jobs until stopped. Jobs that a killed process had taken are freed at once, here and every few seconds,
 * instead of after the queue's own four hours.
 */
export async function startWorker(deps: Deps, connectionString: string): Promise<Worker> {
  const identity = await announceProcess(connectionString)
  const events: WorkerEvents = new EventEmitter()
  // Jobs are taken in the name of the pool of workers, not of the one that does them.
  events.on('pool:create', ({ workerPool }) => void identity.add(workerPool.id).catch(() => undefined))
  await freeJobsOfTheDead(deps.pool)
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
  const sweep = setInterval(() => void freeJobsOfTheDead(deps.pool).catch(() => undefined), sweepEveryMs)
  const stopTelling = startTellingEvents(deps)
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
