import pg from 'pg'

/** Any number that nothing else locks; the second half of the key is the process's own. */
const lockClass = 710_177
const againAfterMs = 1_000

/** Under which names this process has taken jobs, for as long as it lives. */
export type ProcessIdentity = { add(workerId: string): Promise<void>; end(): Promise<void> }

/**
 * Tells the database that this process lives, by a lock on a connection of its own: the end of that connection is how
 * others learn of the end of the process. Where only the connection is lost, the process is announced anew under the
 * same number, before or after somebody has taken it for dead.
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

  await announce()
  return {
    add: async (workerId) => {
      workerIds.push(workerId)
      await client?.query('update worker_processes set worker_ids = $2 where process_id = $1', [
        processId,
        workerIds,
      ])
    },
    end: async () => {
      isOver = true
      // Without a connection there is nobody to tell: the next sweep of another process finds out.
      await client
        ?.query('delete from worker_processes where process_id = $1', [processId])
        .catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Row and lock in one statement: there is no moment in which the row stands without it. */
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

/** Frees the jobs of processes whose lock nobody holds any more. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dead as (
       delete from worker_processes
        where pg_try_advisory_xact_lock($1, process_id::int) returning worker_ids
     )
     select graphile_worker.force_unlock_workers(worker_ids) from dead where cardinality(worker_ids) > 0`,
    [lockClass],
  )
}
