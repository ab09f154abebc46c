import { named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'

/**
 * The tasks with their payloads: those of the platform, and each feature adds its own to this type in its `feature.ts`, beside the
 * handlers.
 */
export interface Tasks {
  /** Keeps a recent sum of the platform's balances, so that reads need not add up all entries. */
  'take-ledger-snapshots': Record<string, never>
  /** Keeps daily totals, so that months and years are not added up from all entries. */
  'roll-up-days': Record<string, never>
  'expire-release-requests': Record<string, never>
}
export type TaskName = keyof Tasks

export type JobOptions = {
  /** By the business clock: moving it forward makes the job due sooner. */
  runAt?: Date
  /**
   * A second job with the same key replaces the first while that one is queued. While that one runs, the second is a job beside it, and the first is not tried again: if
   * it fails, its row stays in the queue, without a key and with all attempts used.
   */
  key?: string
  maxAttempts?: number
  /** Money waits for it, or a person at a screen: it is taken before all other jobs that wait, also older ones. Among those that are so, the oldest is first. */
  isFirst?: boolean
}

/** In the crontab `?priority=-1`. The queue takes the smallest first. */
const first = -1

/** Takes a transaction: the job exists if, and only if, the work that queued it was committed. */
export async function enqueue<T extends TaskName>(
  tx: Tx,
  task: T,
  payload: Tasks[T],
  { runAt, key, maxAttempts = 25, isFirst = false }: JobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}::text, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz - (select offset_ms from business_clock) * interval '1 millisecond',
    job_key => ${key ?? null}::text, max_attempts => ${maxAttempts}::int,
    priority => ${isFirst ? first : 0}::int) ${named}`.execute(tx)
}
