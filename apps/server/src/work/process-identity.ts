import pg from 'pg'
import type { ProcessIdentity } from '../deps/process-identity.ts'

/** The first half of the lock's key, used by nothing else; the second half is the process's own. */
export const processLock = 710_177
const againAfterMs = 250

/**
 * Registers this process as alive by an advisory lock on a separate connection: when the process ends, its connection
 * ends too, and others notice. If only the connection is lost, the process registers again under the same number, before
 * or after another process has declared it dead.
 */
export function processIdentity(connectionString: string): ProcessIdentity {
  const workerIds = new Set<string>()
  let processId: bigint | undefined
  let client: pg.Client | undefined
  let isOver = false

  async function announce(): Promise<void> {
    const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000, keepAlive: true })
    fresh.on('error', () => undefined)
    const ids = [...workerIds]
    try {
      await fresh.connect()
      processId = await register(fresh, processId, ids)
    } catch (error) {
      fresh.end().catch(() => undefined)
      throw error
    }
    if (isOver) return void fresh.end().catch(() => undefined)
    client = fresh
    fresh.once('end', announceAgain)
    // Ids that came or went meanwhile.
    await writeIds().catch(() => undefined)
  }

  function announceAgain(): void {
    client = undefined
    if (!isOver) announce().catch(() => setTimeout(announceAgain, againAfterMs).unref())
  }

  const writeIds = async () => {
    const values = [processId, [...workerIds]]
    await client?.query('update worker_processes set worker_ids = $2 where process_id = $1', values)
  }

  return {
    start: announce,
    get number() {
      return processId
    },
    get isKnown() {
      return client !== undefined
    },
    add: (workerId, insteadOf = '') => {
      workerIds.delete(insteadOf)
      workerIds.add(workerId)
      return writeIds()
    },
    remove: (workerId) => {
      workerIds.delete(workerId)
      return writeIds()
    },
    end: async () => {
      isOver = true
      // Without a connection the row stays: the next sweep of another process does the same.
      await client?.query(leaving, [processId]).catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Nothing runs here any more: a job that is still locked was lost with a connection. */
const leaving = `
  with gone as (delete from worker_processes where process_id = $1 returning worker_ids)
  select graphile_worker.force_unlock_workers(worker_ids) from gone where cardinality(worker_ids) > 0`

/** Row and lock in one statement, so that the row never exists without the lock. */
async function register(client: pg.Client, known: bigint | undefined, workerIds: string[]): Promise<bigint> {
  const insert =
    known === undefined
      ? 'insert into worker_processes (worker_ids) values ($2)'
      : `insert into worker_processes (process_id, worker_ids) overriding system value values (${known}, $2)
           on conflict (process_id) do update set worker_ids = excluded.worker_ids`
  const { rows } = await client.query<{ process_id: string }>(
    `with announced as (${insert} returning process_id)
     select process_id, pg_advisory_lock($1, process_id::int) from announced`,
    [processLock, workerIds],
  )
  return BigInt(rows[0]?.process_id ?? 0)
}

/**
 * Unlocks what dead processes left, those that no longer hold their lock: jobs run again, and a repeated request takes
 * over its key instead of waiting for an answer.
 */
export async function unlockWorkOfDeadProcesses(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dead as (
       delete from worker_processes
        where pg_try_advisory_xact_lock($1, process_id::int) returning process_id, worker_ids
     ), abandoned as (
       update idempotency_keys set started_at = 'epoch'
        where status is null and process_id in (select process_id from dead)
     )
     select graphile_worker.force_unlock_workers(worker_ids) from dead where cardinality(worker_ids) > 0`,
    [processLock],
  )
}
