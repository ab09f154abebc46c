import pg from 'pg'

/** The first half of the lock's key, used by nothing else; the second half is the process's own. */
const lockClass = 710_177
const againAfterMs = 1_000

/** The worker ids under which this process takes jobs during its life. */
export type ProcessIdentity = {
  add(workerId: string): Promise<void>
  /** Instead of those before: they take no more jobs. */
  replace(workerId: string): Promise<void>
  end(): Promise<void>
}

/**
 * Registers this process as alive by an advisory lock on a separate connection: when the process ends, its connection
 * ends too, and others notice. If only the connection is lost, the process registers again under the same number, before
 * or after another process has declared it dead.
 */
export async function announceProcess(connectionString: string): Promise<ProcessIdentity> {
  const workerIds: string[] = []
  let processId: number | undefined
  let client: pg.Client | undefined
  let isOver = false

  async function announce(): Promise<void> {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', () => undefined)
    try {
      await fresh.connect()
      processId = await register(fresh, processId, workerIds)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    client = fresh
    fresh.once('end', announceAgain)
  }

  function announceAgain(): void {
    if (!isOver) announce().catch(() => setTimeout(announceAgain, againAfterMs).unref())
  }

  const writeIds = async () => {
    const values = [processId, workerIds]
    await client?.query('update worker_processes set worker_ids = $2 where process_id = $1', values)
  }

  await announce()
  return {
    add: (workerId) => {
      workerIds.push(workerId)
      return writeIds()
    },
    replace: (workerId) => {
      workerIds.splice(0, workerIds.length, workerId)
      return writeIds()
    },
    end: async () => {
      isOver = true
      // Without a connection the row cannot be deleted: the next sweep of another process does it.
      await client
        ?.query('delete from worker_processes where process_id = $1', [processId])
        .catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Row and lock in one statement, so that the row never exists without the lock. */
async function register(client: pg.Client, known: number | undefined, workerIds: string[]): Promise<number> {
  const insert =
    known === undefined
      ? 'insert into worker_processes (worker_ids) values ($2)'
      : `insert into worker_processes (process_id, worker_ids) overriding system value values (${known}, $2)
           on conflict (process_id) do update set worker_ids = excluded.worker_ids`
  const { rows } = await client.query<{ process_id: string }>(
    `with announced as (${insert} returning process_id)
     select process_id, pg_advisory_lock($1, process_id::int) from announced`,
    [lockClass, workerIds],
  )
  return Number(rows[0]?.process_id)
}

/** Unlocks the jobs of dead workers: those whose process no longer holds its lock. */
export async function unlockJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dead as (
       delete from worker_processes
        where pg_try_advisory_xact_lock($1, process_id::int) returning worker_ids
     )
     select graphile_worker.force_unlock_workers(worker_ids) from dead where cardinality(worker_ids) > 0`,
    [lockClass],
  )
}
