import { vi } from 'vitest'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import { unlockWorkOfDeadProcesses } from '../src/work/process-identity.ts'
import type { SpawnedServer } from './spawned-server.ts'
import type { TestApp } from './test-app.ts'

/** Who goes on after a process was killed. */
export type Successor = Pick<SpawnedServer, 'call'> & {
  /** Works until the check passes. */
  until(check: () => Promise<void>): Promise<void>
  end(): Promise<void>
}

const patience = { timeout: 90_000, interval: 50 }

/**
 * This process takes over, as a second one does in production: it unlocks what the dead one held, and does the work of a worker and of the
 * provider. The database notices a death only a moment later: until then a repeated request would wait for the dead one's answer.
 */
export async function takeOver(app: TestApp, { othersAlive = 0 } = {}): Promise<Successor> {
  await vi.waitFor(async () => {
    await unlockWorkOfDeadProcesses(app.deps.pool)
    const { rows } = await app.deps.pool.query('select process_id from worker_processes')
    if (rows.length > 1 + othersAlive) throw new Error('the dead process still holds its connection')
  }, patience)
  return {
    call: (endpoint, input, options) => app.call(endpoint, input, options),
    until: (check) =>
      vi
        .waitFor(async () => {
          await app.playSandbox()
          await app.runJobs()
          while ((await processEvents(app.deps)) > 0);
          await check()
        }, patience)
        .catch(async (error: Error) => {
          throw new Error(`${error.message}\nWhat waits: ${await waitingWork(app)}`, { cause: error })
        }),
    end: async () => undefined,
  }
}

/** What an unfinished take-over leaves, so that a failure that is rare can be understood from its message alone. */
async function waitingWork({ deps }: TestApp): Promise<string> {
  const { rows: jobs } = await deps.pool.query(
    `select task.identifier, attempts, run_at, locked_by, last_error
       from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id`,
  )
  const { rows: failing } = await deps.pool.query(
    'select job, row_id, failures, last_error from failing_rows',
  )
  return JSON.stringify({ jobs, failing })
}

/** The product is started again, as after the death of its only process. */
export async function startAgain(spawn: () => Promise<SpawnedServer>): Promise<Successor> {
  const restarted = await spawn()
  return {
    call: restarted.call,
    until: (check) => vi.waitFor(check, patience),
    end: () => restarted.kill(),
  }
}
