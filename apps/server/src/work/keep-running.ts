import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps/deps.ts'
import { type QueueRunner, startRunner } from './queue-runner.ts'
import { retirement } from './retirement.ts'

const againAfterMs = 250

export type KeptRunner = { isRunning(): boolean; stop(): Promise<void> }

/** Keeps one runner of the queue at work: one that has lost the database is replaced as soon as the database is back. */
export async function keepRunning(deps: Deps, connectionString: string): Promise<KeptRunner> {
  const { retire, end } = retirement(deps)
  let current: QueueRunner | undefined
  let starting: Promise<void> | undefined
  let isOver = false

  async function start(): Promise<void> {
    let runner: QueueRunner | undefined
    let isBroken = false
    const broken = () => {
      isBroken = true
      if (runner) replace(runner)
    }
    runner = await startRunner(deps, connectionString, broken)
    current = runner
    if (isBroken) replace(runner)
  }

  /** Once for each runner; one that ends because it was stopped is not replaced. */
  function replace(runner: QueueRunner): void {
    if (current !== runner) return
    current = undefined
    retire(runner)
    if (isOver) return
    deps.log.warn('the worker has lost the database and is being replaced')
    starting = startAgain()
  }

  async function startAgain(): Promise<void> {
    while (!isOver) {
      const isStarted = await start().then(
        () => true,
        () => false,
      )
      if (isStarted) return
      await sleep(againAfterMs)
    }
  }

  await start()
  return {
    isRunning: () => current !== undefined,
    stop: async () => {
      isOver = true
      await starting
      if (current) retire(current)
      current = undefined
      await end()
    },
  }
}
