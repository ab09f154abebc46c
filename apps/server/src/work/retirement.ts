import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps/deps.ts'
import type { QueueRunner } from './queue-runner.ts'

const againAfterMs = 250
/** How long the end of the process waits for the jobs of runners that have lost the database. */
const patienceMs = 5_000

/** Runners that take no more jobs, until nothing of theirs is left. */
export type Retirement = {
  retire(runner: QueueRunner): void
  /** The process ends: waits a while, and no longer for a database that is away. */
  end(): Promise<void>
}

export function retirement({ log }: Pick<Deps, 'log'>): Retirement {
  const retiring = new Set<Promise<void>>()
  let isOver = false

  /** Its idle jobs are unlocked first: one that still runs may wait for the provider for a while. */
  async function finish(runner: QueueRunner): Promise<void> {
    const stopped = runner.stop()
    await untilDone(runner.unlockIdle)
    await stopped
    await untilDone(runner.close)
  }

  async function untilDone(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (isOver) return log.warn({ err: error }, 'jobs stay locked until the next start')
        await sleep(againAfterMs)
      }
    }
  }

  return {
    retire: (runner) => {
      const ended = finish(runner).finally(() => retiring.delete(ended))
      retiring.add(ended)
    },
    end: async () => {
      isOver = true
      await Promise.race([Promise.all(retiring), sleep(patienceMs, undefined, { ref: false })])
    },
  }
}
