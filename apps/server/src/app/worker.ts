import type { Deps } from '../deps/deps.ts'
import { startPollingEvents } from '../features/inbox/notifications/poll-events.ts'
import { keepRunning } from '../work/keep-running.ts'
import { unlockWorkOfDeadProcesses } from '../work/process-identity.ts'

export type Worker = { isRunning(): boolean; stop(): Promise<void> }

const sweepEveryMs = 5_000

/**
 * Runs jobs until stopped. What a killed process left is unlocked at start and every few seconds, not only after the
 * queue's own four hours.
 */
export async function startWorker(deps: Deps, connectionString: string): Promise<Worker> {
  await unlockWorkOfDeadProcesses(deps.pool)
  const runner = await keepRunning(deps, connectionString)
  const sweep = setInterval(() => {
    // After an outage this process may not have its own lock again yet.
    if (deps.identity.isKnown) void unlockWorkOfDeadProcesses(deps.pool).catch(() => undefined)
  }, sweepEveryMs)
  const stopTelling = startPollingEvents(deps)
  return {
    isRunning: runner.isRunning,
    stop: async () => {
      clearInterval(sweep)
      await stopTelling()
      await runner.stop()
    },
  }
}
