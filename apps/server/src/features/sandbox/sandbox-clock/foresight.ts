import { createDb } from '@tradelane/db'
import { pino } from 'pino'
import type { Deps } from '../../../deps/deps.ts'
import { taskList } from '../../../work/task-list.ts'

const hourMs = 3_600_000

export type Foresight = {
  /** How many hours pass until one of these tasks may have something to do: from 1 to `most`. */
  hoursUntilDue(tasks: readonly string[], now: Date, most: number): Promise<number>
  /** Whether it is known that the task finds nothing to do up to then. */
  isQuiet(task: string, at: Date): boolean
  /** Something has changed: what was known is void. */
  forget(): void
  close(): Promise<void>
}

/**
 * Finds out when scheduled tasks next have something to do, without a second list of what makes them due: each runs by a later
 * clock on a database that refuses every change. What runs to its end there would have changed nothing, and nothing before that
 * time either, because what is due stays due. For tasks that wait for a time and ask nobody outside.
 */
export function foresight(deps: Deps): Foresight {
  let failed = false
  let clockAt = deps.clock.now()
  const { db, pool } = createDb(String(deps.pool.options.connectionString), {
    max: 2,
    readOnly: { failed: () => (failed = true) },
  })
  const run = taskList({
    ...deps,
    db,
    pool,
    clock: { now: () => clockAt },
    log: pino({ level: 'silent' }),
    crashAt: () => undefined,
  })
  const quietUntil = new Map<string, number>()
  const quietMs = (task: string) => quietUntil.get(task) ?? 0
  // What had something to do is likely to have more: looking at it first saves looking at the others.
  let busiest: string | undefined

  async function findsNothing(task: string, atMs: number): Promise<boolean> {
    clockAt = new Date(atMs)
    failed = false
    await run[task]?.({}).catch(() => (failed = true))
    if (!failed) quietUntil.set(task, Math.max(atMs, quietMs(task)))
    return !failed
  }

  /** The first of the hours in which it finds something; `most` if it finds nothing before. */
  async function firstBusyHour(task: string, nowMs: number, most: number): Promise<number> {
    if (quietMs(task) >= nowMs + most * hourMs || (await findsNothing(task, nowMs + most * hourMs)))
      return most
    busiest = task
    let quiet = 0
    let busy = most
    while (busy - quiet > 1) {
      const middle = Math.floor((quiet + busy) / 2)
      if (await findsNothing(task, nowMs + middle * hourMs)) quiet = middle
      else busy = middle
    }
    return busy
  }

  return {
    hoursUntilDue: async (tasks, now, most) => {
      let hours = most
      for (const task of tasks.toSorted((a, b) => Number(b === busiest) - Number(a === busiest))) {
        if (hours === 1) break
        hours = await firstBusyHour(task, now.getTime(), hours)
      }
      return hours
    },
    isQuiet: (task, at) => quietMs(task) >= at.getTime(),
    forget: () => quietUntil.clear(),
    close: () => db.destroy(),
  }
}
